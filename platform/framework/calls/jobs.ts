// Lists and cancels the jobs of an account, of any kind.
import * as own from "../wire/ownNames";
import { sql } from "kysely";
import { Failure } from "../wire/Failure";
import type { Answer } from "../wire/envelope";
import type { SessionRequest } from "../Platform";
import { findJob, type Job, jobOf, JOBS_TABLE } from "../queue/Job";
import { parseStored } from "../storage/parseStored";
import type { Row } from "../storage/Store";
import { messageOf } from "../wire/words";
import { isObject } from "../wire/readJson";

const MOST = 100;

/** The message for why a job failed or waits, in the caller's language; "" without a reason. */
export const jobReasonText = (
  { platform, language }: Pick<SessionRequest, "platform" | "language">,
  { reason }: Pick<Job, "reason">,
): string => {
  if (reason === "") return "";
  const [code = "500", context = null] = reason.split(".");
  return messageOf(platform.model, language, new Failure(Number(code), context));
};

/** The key of the record that a job is about, from its payload; "" if the payload has no key. */
const recordOf = (payload: unknown): string => (isObject(payload) && "id" in payload ? String(payload.id) : "");

const describeJob = (request: SessionRequest) => (job: Job) => {
  const { id, kind, resource, name, state, done, total, created, changed } = job;
  const times = { [own.CREATED]: created, [own.CHANGED]: changed };
  const facts = { id, kind, resource, name, state, done, total, ...times };
  const { queue } = request.platform;
  const may = { cancellable: queue.isCancellable(job), retriable: queue.isRetriable(job) };
  return { ...facts, ...may, record: recordOf(parseStored(job.payload)), reason: jobReasonText(request, job) };
};

/** Answers the caller's jobs, the newest first. */
export const listOwnJobs = async (request: SessionRequest): Promise<Answer> => {
  const { platform, caller } = request;
  await platform.queue.forgetOld(platform);
  const latest = sql<Row>`select * from ${sql.table(JOBS_TABLE)} where account = ${String(caller.key)} order by ${own.createdColumn} desc, id limit ${MOST}`;
  const { rows } = await latest.execute(platform.store.db);
  const data = rows.map(jobOf).map(describeJob(request));
  return { data, count: data.length };
};

/** A job of the caller, by its id. @throws Failure 404 if the caller has no such job */
const ownJob = async ({ platform, caller, params }: SessionRequest): Promise<Job> => {
  const job = typeof params.id === "string" ? await findJob(platform.store.db, params.id) : null;
  if (job === null || job.account !== String(caller.key)) throw new Failure(404, "record");
  return job;
};

const answerJob = async (request: SessionRequest): Promise<Answer> => ({
  data: describeJob(request)(await ownJob(request)),
  count: 1,
});

/** Stops a job of the caller. @throws Failure 404 if the caller has no such job, 519 if it has ended or must not stop halfway */
export const cancelJob = async (request: SessionRequest): Promise<Answer> => {
  const { queue, now } = request.platform;
  const job = await ownJob(request);
  if (!queue.isCancellable(job) || !(await queue.cancel(job.id, now()))) throw new Failure(519);
  return answerJob(request);
};

/** Continues a failed job from its last step. @throws Failure 404 if it is missing, 519 if it has not failed */
export const retryJob = async (request: SessionRequest): Promise<Answer> => {
  const { queue, now } = request.platform;
  const job = await ownJob(request);
  if (!queue.isRetriable(job) || !(await queue.retry(job.id, now()))) throw new Failure(519);
  return answerJob(request);
};
