// Bulk tasks, under /rest/bulk (ADR 57). One call is made for each record that matches the filters of a list, as a job:
//   POST { resource, call, values, filters, expected, name }   starts one. `values` are sent with the key; with
//                                           `onlyEmpty: true` only for fields that are empty
//   GET                                     the caller's tasks; with a filter { task, state, reason }, their records
//   GET  <id>                               the task, with the reasons of refused records
//   PUT  <id> { go: true, count }           continues a stopped task, or agrees to the new number `count`
//   PUT  <id> { cancel: true }              stops the task. Processed records stay changed
//   PUT  <id> { again: true }               retries the refused records in a new task
// The file of refused records is at the task's `url`, only for the account of the task.
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import { needsStepUp } from "../../../platform/framework/calls/stepUp";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { FAILED, type Job, jobOf, JOBS_TABLE, OPEN } from "../../../platform/framework/queue/Job";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import type { Row } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { Failure, invalidFailure } from "../../../platform/framework/wire/Failure";
import { CREATED } from "../../../platform/framework/wire/ownNames";
import { BULK_JOB_KIND, findBulkTask } from "./bulkJob";
import { readOrder } from "./BulkOrder";
import { countOutcomes, isBulkState, type Outcomes } from "./bulkRows";
import { findTableAndCall } from "./checkOrder";
import { describeOutcomeRows, describeTask, describeTaskWithReasons, progressOfJob } from "./describe";
import { checkTaskLimit, startRetry, startTask } from "./startTask";

/** @throws Failure 404 if the caller has no such task */
const ownTask = async ({ platform, caller }: SessionRequest, id: string): Promise<Job> => {
  const job = await findBulkTask(platform, caller.key, id);
  if (job === null) throw new Failure(404, "record");
  return job;
};

const answer = async (request: SessionRequest, id: string): Promise<Row> =>
  describeTaskWithReasons(request, await ownTask(request, id));

/**
 * @throws Failure 519 for a task that has not stopped, 409 if it waits for people to confirm another number than
 * `count`
 */
const goOn = async (request: SessionRequest, job: Job, count: unknown): Promise<void> => {
  const { platform } = request;
  const order = readOrder(parseStored(job.payload));
  const progress = progressOfJob(job);
  const { call } = findTableAndCall(request, job.resource, order.call);
  if (needsStepUp(call, order.values)) await platform.twoStep?.demandProof(request);
  if (progress.asks !== null && !progress.isWhole && progress.asks !== count) throw new Failure(409, "bulk_count");
  await transact(platform.store, async (db) => {
    await checkTaskLimit(request, db);
    const cursor = JSON.stringify({ ...progress, agreed: progress.asks ?? progress.agreed });
    await db.updateTable(JOBS_TABLE).set({ cursor }).where("id", "=", job.id).where("state", "=", FAILED).execute();
  });
  if (!(await platform.queue.retry(job.id, platform.now()))) throw new Failure(519, "bulk_state");
};

const listTasks = async ({ platform, caller }: SessionRequest, offset: number, limit: number) => {
  await platform.queue.forgetOld(platform);
  const { db } = platform.store;
  const rows = await db
    .selectFrom(JOBS_TABLE)
    .selectAll()
    .where("account", "=", String(caller.key))
    .where("kind", "=", BULK_JOB_KIND)
    .orderBy(CREATED, "desc")
    .orderBy("id")
    .execute();
  return { jobs: rows.slice(offset, offset + limit).map(jobOf), total: rows.length };
};

export const bulkHandler: RestHandler = {
  once: true,
  async add(request, body) {
    return answer(request, await startTask(request, body));
  },
  async list(request, { filter: { task, state, reason }, offset, limit }) {
    if (task === undefined) {
      const { jobs, total } = await listTasks(request, offset, limit);
      return { rows: jobs.map((job) => describeTask(request, job)), total };
    }
    const job = await ownTask(request, String(task));
    if (!isBulkState(state)) throw invalidFailure({ state: "invalid.standard" });
    findTableAndCall(request, job.resource, readOrder(parseStored(job.payload)).call);
    const which: Outcomes = { state, reason: typeof reason === "string" ? reason : undefined };
    const total = await countOutcomes(request.platform.store.db, job.id, which);
    return { rows: await describeOutcomeRows(request, job, which, { offset, limit }), total };
  },
  get: answer,
  async set(request, id, { go, count, cancel, again }) {
    const job = await ownTask(request, id);
    const { queue, now } = request.platform;
    if (go === true) await goOn(request, job, count);
    else if (cancel === true && !(await queue.cancel(id, now()))) throw new Failure(519, "bulk_state");
    else if (again === true) {
      const { refused } = progressOfJob(job);
      if (job.state === OPEN || refused === 0) throw new Failure(519, "bulk_state");
      return answer(request, await startRetry(request, job, refused));
    }
    return answer(request, id);
  },
};
