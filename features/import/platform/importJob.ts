// The job that imports the stored rows of a file, a few at a time. The records, the outcomes of their rows and the
// progress of the job are stored in one transaction, so that a run that continues the job neither skips nor repeats a
// row.
import { Failure, noPermissionFailure } from "../../../platform/framework/wire/Failure";
import type { Platform } from "../../../platform/framework/Platform";
import { defineJob, type Work } from "../../../platform/framework/Platform";
import { clearCaches } from "../../../platform/framework/records/step";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { lockRow, noteProgress, updateRow } from "../../../platform/framework/storage/write";
import { findByKey } from "../../../platform/framework/storage/query";
import {
  type BackgroundImport,
  IMPORT_JOB_KIND,
  hasAllRows,
  type BackgroundProgress,
  progressOfJob,
  progressOf,
  readBackgroundImport,
} from "./handedImport";
import { deleteImportRows, readRefusedRows, storeOutcomes, type WaitingRow, readWaitingRows } from "./handedRows";
import { STATE_IMPORTED, STATE_IMPORTING, importRecordTable, STATE_STOPPED, STATE_WAITING } from "./importRecords";
import type { ImportRequest } from "./ImportRequest";
import { ROWS_PER_TRANSACTION, type StoreResults, type RowResult, importInSteps } from "./importRows";
import { checkImportMode } from "./updating";
import { type RefusedRow, writeRefused } from "../../sheets/platform/writeRefused";

/** The number of refused rows that are read at a time. */
const PAGE = 500;

/** The account that sent the rows, with its present rights. @throws Failure 513 if it has lost the rights */
const requestOf = async ({ platform, job }: Work, handed: BackgroundImport): Promise<ImportRequest> => {
  const { call: name, language, mode = "add" } = handed;
  const resource = platform.model.resources.find((one) => one.name === handed.resource);
  const call = resource?.calls.find((one) => one.name === name);
  const caller = await platform.callers.byAccount(job.account, platform.now());
  if (!resource || !call) throw new Failure(404);
  if (caller === null) throw noPermissionFailure();
  const updating = checkImportMode(platform, caller, resource, { call: name, mode });
  return { platform, caller, language, resource, call, updating };
};

const advance = (
  before: BackgroundProgress,
  rows: readonly WaitingRow[],
  results: readonly RowResult[],
): BackgroundProgress => {
  const count = (state: RowResult["state"]) => results.filter((one) => one.state === state).length;
  return {
    ...before,
    at: rows[results.at(-1)?.row ?? 0]?.place ?? before.at,
    done: before.done + results.length,
    created: before.created + count("created"),
    changed: before.changed + count("changed"),
    same: before.same + count("same"),
    existing: before.existing + count("exists"),
    refused: before.refused + count("refused"),
  };
};

/** Stores the progress in the record of an import, if there is one. */
const noteInRecord = async (
  platform: Platform,
  db: Db,
  { id, resource }: BackgroundImport,
  values: Row,
): Promise<void> => {
  const records = importRecordTable(platform, resource);
  if (records !== null) await noteProgress(db, records, id, values, platform.now());
};

const completeRecord = async (platform: Platform, db: Db, { id, resource }: BackgroundImport, result: string) => {
  const records = importRecordTable(platform, resource);
  if (records !== null) await updateRow(db, records, id, { state: STATE_IMPORTED, result }, platform.now());
};
const clearRecordCaches = (platform: Platform, { resource }: BackgroundImport): void => {
  const records = importRecordTable(platform, resource);
  if (records !== null) clearCaches(platform, records, null);
};

/** Imports the next rows and answers the progress after this; null if no row is left. */
const importNext = async (
  work: Work,
  payload: BackgroundImport,
  table: Table,
  before: BackgroundProgress,
): Promise<BackgroundProgress | null> => {
  const { platform, job, note } = work;
  const request = await requestOf(work, payload);
  const rows = await readWaitingRows(platform.store.db, job.id, before.at, ROWS_PER_TRANSACTION);
  if (rows.length === 0) return null;
  let progress = before;
  const keep: StoreResults = async (db, results) => {
    const next = advance(progress, rows, results);
    const outcomes = results.map(({ row, state, reason = "" }) => ({ place: rows[row]?.place ?? -1, state, reason }));
    await storeOutcomes(db, job.id, outcomes);
    const { done, created, existing, refused } = next;
    await noteInRecord(platform, db, payload, {
      state: STATE_IMPORTING,
      done,
      created,
      existing,
      refused: payload.bad + refused,
    });
    await note({ cursor: next, done, total: payload.good }, db);
  };
  const given = rows.map((row) => row.record);
  for await (const results of importInSteps(request, table, given, keep)) progress = advance(progress, rows, results);
  clearRecordCaches(platform, payload);
  return progress;
};

const readAllRefused = async function* ({ platform, job, rest }: Work): AsyncGenerator<RefusedRow> {
  for (let place = -1; ;) {
    const rows = await readRefusedRows(platform.store.db, job.id, place, PAGE);
    yield* rows;
    place = rows.at(-1)?.place ?? place;
    if (rows.length < PAGE) return;
    await rest();
  }
};

/** Sets the record of the import to stopped, unless it has ended. Records that are already imported stay. */
const stopRecord = async (platform: Platform, payload: BackgroundImport | null): Promise<void> => {
  const records = payload && importRecordTable(platform, payload.resource);
  if (payload === null || records === null) return;
  const { store } = platform;
  await transact(store, async (db) => {
    const known = await findByKey(db, records, payload.id);
    const stored = known && (await lockRow(store, db, records, known));
    if (stored?.state === STATE_WAITING || stored?.state === STATE_IMPORTING)
      await updateRow(db, records, payload.id, { state: STATE_STOPPED }, platform.now());
  });
  clearCaches(platform, records, null);
};

export const importJob = defineJob({
  kind: IMPORT_JOB_KIND,
  read: readBackgroundImport,
  run: async (work, payload) => {
    const { platform, cursor, note, rest, signal } = work;
    let progress = progressOf(cursor);
    // The job became due before all rows had arrived, because no batch came for too long.
    if (!hasAllRows(payload, progress)) throw new Failure(409, "not_handed_in");
    const table = platform.tables.get(payload.resource);
    if (!table) throw new Failure(404);
    for (;;) {
      const next = await importNext(work, payload, table, progress);
      if (next === null) break;
      progress = next;
      await rest();
    }
    const refused = payload.bad + progress.refused;
    const result =
      refused === 0
        ? ""
        : await writeRefused(platform, { ...payload, account: work.job.account, signal }, readAllRefused(work));
    await transact(platform.store, async (db) => {
      await completeRecord(platform, db, payload, result);
      await note({ done: progress.done }, db);
    });
    clearRecordCaches(platform, payload);
    return { result };
  },
  failed: async (platform, job, payload) => {
    await stopRecord(platform, payload);
    // The page still requests the outcomes of rows. An import whose rows never arrived completely has none.
    if (payload === null || !hasAllRows(payload, progressOfJob(job))) await deleteImportRows(platform.store.db, job.id);
  },
  forget: async (platform, job, payload) => {
    await stopRecord(platform, payload);
    await deleteImportRows(platform.store.db, job.id);
  },
});
