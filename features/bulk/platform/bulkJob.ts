// The job of a bulk task. It first finds its records. If their number is not the expected one, it waits until people
// confirm it. Then it makes the call for one record after another, with the rights that the account has at that time.
import { identityOf } from "../../../platform/framework/access/identity";
import { defineJob, type Platform, type Work } from "../../../platform/framework/Platform";
import { findJob, type Job } from "../../../platform/framework/queue/Job";
import { selectionForRequest } from "../../../platform/framework/records/asked";
import { Failure, noPermissionFailure } from "../../../platform/framework/wire/Failure";
import { type BulkOrder, type BulkProgress, progressOf, readOrder } from "./BulkOrder";
import { deleteBulkRows, readBulkRows } from "./bulkRows";
import { type BulkCall, processRecords } from "./processRecords";
import { findTableAndCall } from "./checkOrder";
import { constantFilters, listCallOf } from "../../../platform/framework/records/listing";
import { checkRecordCount, findNextRecords } from "./findRecords";
import { addToPace, startStopwatch } from "./pace";

export const BULK_JOB_KIND = "bulk";

/** The number of records that are read at a time. */
const PAGE = 50;

/** @throws Failure 513 if the account is disabled, or has lost the right to list the records or to make the call */
const readCarried = async ({ platform, job }: Work, order: BulkOrder): Promise<BulkCall> => {
  const found = await platform.callers.byAccount(job.account, platform.now());
  if (found === null) throw noPermissionFailure();
  const { key: column } = identityOf(platform).accounts;
  const key = found.account[column.name];
  const caller = typeof key === "number" ? { ...found, key } : found;
  const { table, call } = findTableAndCall({ platform, caller }, job.resource, order.call);
  const carrying = platform.carrying(table.resource, call);
  const listing = listCallOf(table.resource);
  if (carrying === null || listing === undefined) throw new Failure(405, "bulk");
  const filters = { ...constantFilters(table, listing), ...order.filters };
  const selection = selectionForRequest(platform, table, caller, filters, order.at);
  const { values, onlyEmpty = false, language } = order;
  return { table, call, values, onlyEmpty, carrying, caller, selection, language };
};

/** Processes the next batch of records. Rights and filters are read again for each batch. */
const carryNext = async (work: Work, order: BulkOrder, before: BulkProgress): Promise<BulkProgress> => {
  const rows = await readBulkRows(work.platform.store.db, work.job.id, before.at, PAGE);
  return processRecords(work, await readCarried(work, order), rows, before);
};

export const bulkJob = defineJob({
  kind: BULK_JOB_KIND,
  oneByOne: true,
  read: readOrder,
  run: async (work, order) => {
    const { cursor, rest } = work;
    let progress = progressOf(cursor);
    while (!progress.isWhole) {
      progress = await findNextRecords(work, order, await readCarried(work, order), progress);
      await rest();
    }
    await checkRecordCount(work, order, progress);
    const lap = startStopwatch();
    while (progress.at < progress.found) {
      const { at } = progress;
      progress = await carryNext(work, order, progress);
      await rest();
      // The new progress is stored together with the next records.
      progress = { ...progress, pace: addToPace(progress.pace, { records: progress.at - at, ms: lap() }) };
    }
    return {};
  },
  // This is also called when the task was cancelled. The outcomes then stay, and the task can continue.
  forget: async (platform, { id }) => {
    if ((await findJob(platform.store.db, id)) !== null) return;
    await deleteBulkRows(platform.store.db, id);
  },
});

/** The job if it is a bulk task of this account. */
export const findBulkTask = async (platform: Platform, account: unknown, id: string): Promise<Job | null> => {
  const job = await findJob(platform.store.db, id);
  return job?.kind === BULK_JOB_KIND && job.account === String(account) ? job : null;
};
