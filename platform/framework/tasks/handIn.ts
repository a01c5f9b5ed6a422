// Rows of a file are handed in a batch at a time. Their job lies in the queue from the first batch on, and falls due with the last.
import * as own from "../wire/ownNames";
import type { Caller } from "../access/Caller";
import type { Platform } from "../Platform";
import { type Job, JOBS, OPEN } from "../queue/Job";
import { Failure } from "../wire/Failure";
import { clearCaches } from "../records/step";
import type { Db } from "../storage/Store";
import { transact } from "../storage/transact";
import { insertRow } from "../storage/write";
import { type HandedImport, handedOf, IMPORT, importJobId, isWhole, lockJob, progressIn } from "./handedImport";
import { storeHandedRows, type HandedRows } from "./handedRows";
import { ownerOf, recordsOf, WAITING } from "./importRecords";
import { HOUR } from "../wire/seconds";

/** Seconds after which nobody goes on handing in any more: the job falls due, and is over. */
export const GIVEN_UP = HOUR;

export interface HandedBatch {
  /** Rows of this kind before these. */
  readonly from: number;
  readonly good: boolean;
  readonly rows: HandedRows;
}

const begin = async (platform: Platform, db: Db, caller: Caller, asked: HandedImport): Promise<void> => {
  const records = recordsOf(platform, asked.resource);
  if (records === null) return;
  const owner = ownerOf(platform, records, caller);
  const { id, name, good, bad } = asked;
  const values = { ...owner, id, name, state: WAITING, total: good + bad, refused: bad };
  await insertRow(db, records, values, platform.now());
};

/** Rows that came before are not taken again, and none is left out: the job says how many are there. @throws Failure 413 for more than were announced */
export const handIn = async (
  { platform, caller }: { readonly platform: Platform; readonly caller: Caller },
  given: HandedImport,
  { from, good, rows }: HandedBatch,
): Promise<Job> => {
  const { store, queue } = platform;
  const now = platform.now();
  const records = recordsOf(platform, given.resource);
  const id = importJobId(caller.key, given.resource, given.id);
  const job = await transact(store, async (db) => {
    const whose = { account: String(caller.key), resource: records?.name ?? given.resource, name: given.name };
    const later = { total: given.good, not_before: now + GIVEN_UP };
    await queue.add(db, { id, kind: IMPORT, ...whose, ...later, payload: { ...given } }, now);
    const before = await lockJob(store, db, id);
    if (before.cursor === "") await begin(platform, db, caller, given);
    const asked = handedOf(before);
    const far = progressIn(before);
    const there = good ? far.handed : far.wrong;
    const isOpen = before.state === OPEN && before.attempts === 0;
    if (!isOpen || from !== there) return before;
    if (there + rows.length > (good ? asked.good : asked.bad)) throw new Failure(413);
    await storeHandedRows(db, id, rows);
    const next = { ...far, [good ? "handed" : "wrong"]: there + rows.length };
    const not_before = isWhole(asked, next) ? now : now + GIVEN_UP;
    await db
      .updateTable(JOBS)
      .set({ cursor: JSON.stringify(next), not_before, [own.CHANGED]: now })
      .where("id", "=", id)
      .execute();
    return lockJob(store, db, id);
  });
  if (records !== null) clearCaches(platform, records, null);
  queue.wake();
  return job;
};
