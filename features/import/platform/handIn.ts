// Stores the rows of a file, batch by batch. The first batch adds the import job to the queue, and the last one makes
// it due.
import * as own from "../../../platform/framework/wire/ownNames";
import type { Caller } from "../../../platform/framework/access/Caller";
import type { Platform } from "../../../platform/framework/Platform";
import { type Job, JOBS_TABLE, OPEN } from "../../../platform/framework/queue/Job";
import { Failure } from "../../../platform/framework/wire/Failure";
import { clearCaches } from "../../../platform/framework/records/step";
import type { Db } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { insertRow } from "../../../platform/framework/storage/write";
import {
  type BackgroundImport,
  importOfJob,
  IMPORT_JOB_KIND,
  importJobId,
  hasAllRows,
  lockJob,
  progressOfJob,
} from "./handedImport";
import { storeImportRows, type ImportRows } from "./handedRows";
import { importerValues, importRecordTable, STATE_WAITING } from "./importRecords";
import { HOUR } from "../../../platform/framework/wire/seconds";

/**
 * If no batch arrives for this many seconds, an incomplete import becomes due. The job then fails, and its rows are
 * deleted.
 */
export const ABANDONED_AFTER = HOUR;

export interface ImportBatch {
  /** The number of rows of this kind in earlier batches. */
  readonly from: number;
  readonly good: boolean;
  readonly rows: ImportRows;
}

/** Adds the record of the import, if the resource has such records. */
const beginRecord = async (platform: Platform, db: Db, caller: Caller, given: BackgroundImport): Promise<void> => {
  const records = importRecordTable(platform, given.resource);
  if (records === null) return;
  const owner = importerValues(platform, records, caller);
  const { id, name, good, bad } = given;
  const values = { ...owner, id, name, state: STATE_WAITING, total: good + bad, refused: bad };
  await insertRow(db, records, values, platform.now());
};

/**
 * Stores a batch and answers the job, which has the number of rows handed in so far. A batch that does not start at
 * that number is ignored: it was sent before, or an earlier one is missing. @throws Failure 413 for more rows than the
 * first batch announced
 */
export const storeBatch = async (
  { platform, caller }: { readonly platform: Platform; readonly caller: Caller },
  given: BackgroundImport,
  { from, good, rows }: ImportBatch,
): Promise<Job> => {
  const { store, queue } = platform;
  const now = platform.now();
  const records = importRecordTable(platform, given.resource);
  const id = importJobId(caller.key, given.resource, given.id);
  const job = await transact(store, async (db) => {
    const whose = { account: String(caller.key), resource: records?.name ?? given.resource, name: given.name };
    const later = { total: given.good, not_before: now + ABANDONED_AFTER };
    await queue.add(db, { id, kind: IMPORT_JOB_KIND, ...whose, ...later, payload: { ...given } }, now);
    const before = await lockJob(store, db, id);
    if (before.cursor === "") await beginRecord(platform, db, caller, given);
    const announced = importOfJob(before);
    const progress = progressOfJob(before);
    const there = good ? progress.handed : progress.wrong;
    const isOpen = before.state === OPEN && before.attempts === 0;
    if (!isOpen || from !== there) return before;
    if (there + rows.length > (good ? announced.good : announced.bad)) throw new Failure(413);
    await storeImportRows(db, id, rows);
    const next = { ...progress, [good ? "handed" : "wrong"]: there + rows.length };
    const not_before = hasAllRows(announced, next) ? now : now + ABANDONED_AFTER;
    await db
      .updateTable(JOBS_TABLE)
      .set({ cursor: JSON.stringify(next), not_before, [own.CHANGED]: now })
      .where("id", "=", id)
      .execute();
    return lockJob(store, db, id);
  });
  if (records !== null) clearCaches(platform, records, null);
  queue.wake();
  return job;
};
