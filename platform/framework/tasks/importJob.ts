// An import that was handed in: its rows become records a few at a time. Records, what became of each row, and how far it is are
// stored in one step, so that whoever goes on loses no row and doubles none.
import { Failure, noPermission } from "../wire/Failure";
import { permit } from "../access/permission";
import type { Platform } from "../Platform";
import { defineJob, type Work } from "../Platform";
import type { Job } from "../queue/Job";
import { clearCaches } from "../records/step";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { transact } from "../storage/transact";
import { lockRow, updateRow } from "../storage/write";
import { findByKey } from "../storage/query";
import {
  type HandedImport,
  handedOf,
  IMPORT,
  isWhole,
  type Progress,
  progressIn,
  progressOf,
  readHanded,
} from "./handedImport";
import { forgetRows, readRefusedRows, storeOutcomes, type Waiting, readWaitingRows } from "./handedRows";
import { IMPORTED, IMPORTING, recordsOf, STOPPED, WAITING } from "./importRecords";
import { AT_ONCE, type Keep, type RowResult, importInSteps, type ImportRequest } from "./importRows";
import { type Refused, writeRefused } from "./writeRefused";

/** Rows of the file of refused ones that are read at a time. */
const PAGE = 500;

/** Whoever handed it in, with the rights they have now. @throws Failure 513 when they have lost them */
const takingOf = async ({ platform, job }: Work, { call: name, language }: HandedImport): Promise<ImportRequest> => {
  const resource = platform.model.resources.find((one) => one.name === handedOf(job).resource);
  const call = resource?.calls.find((one) => one.name === name);
  const caller = await platform.callers.byAccount(job.account, platform.now());
  if (!resource || !call) throw new Failure(404);
  if (caller === null) throw noPermission();
  permit(caller, resource, name);
  return { platform, caller, language, resource, call };
};

const after = (before: Progress, rows: readonly Waiting[], results: readonly RowResult[]): Progress => {
  const count = (state: RowResult["state"]) => results.filter((one) => one.state === state).length;
  return {
    ...before,
    at: rows[results.at(-1)?.row ?? 0]?.place ?? before.at,
    done: before.done + results.length,
    created: before.created + count("created"),
    existing: before.existing + count("exists"),
    refused: before.refused + count("refused"),
  };
};

/** Changes the record of an import, where there is one. */
const record = async (platform: Platform, db: Db, { id, resource }: HandedImport, values: Row): Promise<void> => {
  const records = recordsOf(platform, resource);
  if (records === null) return;
  await updateRow(db, records, id, values, platform.now());
};
const recorded = (platform: Platform, { resource }: HandedImport): void => {
  const records = recordsOf(platform, resource);
  if (records !== null) clearCaches(platform, records, null);
};

/** The next rows; what is answered is where to go on. Null when none is left. */
const takeNext = async (work: Work, asked: HandedImport, table: Table, before: Progress): Promise<Progress | null> => {
  const { platform, job, note } = work;
  const taking = await takingOf(work, asked);
  const rows = await readWaitingRows(platform.store.db, job.id, before.at, AT_ONCE);
  if (rows.length === 0) return null;
  let far = before;
  const keep: Keep = async (db, results) => {
    const next = after(far, rows, results);
    const outcomes = results.map(({ row, state, reason = "" }) => ({ place: rows[row]?.place ?? -1, state, reason }));
    await storeOutcomes(db, job.id, outcomes);
    const { done, created, existing, refused } = next;
    await record(platform, db, asked, { state: IMPORTING, done, created, existing, refused: asked.bad + refused });
    await note({ cursor: next, done, total: asked.good }, db);
  };
  const given = rows.map((row) => row.record);
  for await (const results of importInSteps(taking, table, given, keep)) far = after(far, rows, results);
  recorded(platform, asked);
  return far;
};

const givenBack = async function* ({ platform, job, rest }: Work): AsyncGenerator<Refused> {
  for (let place = -1; ;) {
    const rows = await readRefusedRows(platform.store.db, job.id, place, PAGE);
    yield* rows;
    place = rows.at(-1)?.place ?? place;
    if (rows.length < PAGE) return;
    await rest();
  }
};

/** What was imported by then stays, and is counted. */
const stop = async (platform: Platform, job: Job): Promise<void> => {
  const asked = handedOf(job);
  const records = recordsOf(platform, asked.resource);
  if (records === null) return;
  const { store } = platform;
  await transact(store, async (db) => {
    const known = await findByKey(db, records, asked.id);
    const stored = known && (await lockRow(store, db, records, known));
    if (stored?.state === WAITING || stored?.state === IMPORTING)
      await updateRow(db, records, asked.id, { state: STOPPED }, platform.now());
  });
  clearCaches(platform, records, null);
};

export const importJob = defineJob({
  kind: IMPORT,
  read: readHanded,
  run: async (work, asked) => {
    const { platform, cursor, note, rest, signal } = work;
    let far = progressOf(cursor);
    // Nobody went on handing it in for so long that it fell due.
    if (!isWhole(asked, far)) throw new Failure(409, "not_handed_in");
    const table = platform.tables.get(asked.resource);
    if (!table) throw new Failure(404);
    for (;;) {
      const next = await takeNext(work, asked, table, far);
      if (next === null) break;
      far = next;
      await rest();
    }
    const refused = asked.bad + far.refused;
    const result = refused === 0 ? "" : await writeRefused(platform, { ...asked, signal }, givenBack(work));
    await transact(platform.store, async (db) => {
      await record(platform, db, asked, { state: IMPORTED, result });
      await note({ done: far.done }, db);
    });
    recorded(platform, asked);
    return { result };
  },
  failed: async (platform, job) => {
    await stop(platform, job);
    // What became of rows is still asked for; of those that were never handed in to their end nothing did.
    if (!isWhole(handedOf(job), progressIn(job))) await forgetRows(platform.store.db, job.id);
  },
  forget: async (platform, job) => {
    await stop(platform, job);
    await forgetRows(platform.store.db, job.id);
  },
});
