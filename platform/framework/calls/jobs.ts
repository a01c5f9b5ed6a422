// Lists and cancels the jobs of an account, of any kind.
import * as own from "../wire/ownNames";
import { sql } from "kysely";
import { Failure } from "../wire/Failure";
import type { Answer } from "../wire/envelope";
import type { SessionRequest } from "../Platform";
import { findJob, type Job, jobOf, JOBS } from "../queue/Job";
import { parseStored } from "../storage/parseStored";
import type { Row } from "../storage/Store";
import { messageOf } from "../wire/words";
import { isObject } from "../wire/readJson";

const MOST = 100;

/** The message for the reason of a failed or waiting job, in the caller's language; "" without a reason. */
export const reasonOf = (
  { platform, language }: Pick<SessionRequest, "platform" | "language">,
  { reason }: Pick<Job, "reason">,
): string => {
  if (reason === "") return "";
  const [code = "500", context = null] = reason.split(".");
  return messageOf(platform.model, language, new Failure(Number(code), context));
};

/** The key of the record that a job works on, from its payload; "" if it works on none. */
const recordOf = (payload: unknown): string => (isObject(payload) && "id" in payload ? String(payload.id) : "");

const describeJob = (request: SessionRequest) => (job: Job) => {
  const { id, kind, resource, name, state, done, total, created, changed } = job;
  const times = { [own.CREATED]: created, [own.CHANGED]: changed };
  const facts = { id, kind, resource, name, state, done, total, ...times };
  const cancellable = request.platform.queue.isCancellable(job);
  return { ...facts, cancellable, record: recordOf(parseStored(job.payload)), reason: reasonOf(request, job) };
};

/** Answers the caller's jobs, the newest first. */
export const listOwnJobs = async (request: SessionRequest): Promise<Answer> => {
  const { platform, caller } = request;
  await platform.queue.forgetOld(platform);
  const { rows } =
    await sql<Row>`select * from ${sql.table(JOBS)} where account = ${String(caller.key)} order by ${own.created} desc, id limit ${MOST}`.execute(
      platform.store.db,
    );
  const data = rows.map(jobOf).map(describeJob(request));
  return { data, count: data.length };
};

/** Stops a job of the caller. @throws Failure 404 if the caller has no such job, 519 if it has ended or must not stop halfway */
export const cancelJob = async (request: SessionRequest): Promise<Answer> => {
  const { platform, caller, params } = request;
  const { store, queue, now } = platform;
  const job = typeof params.id === "string" ? await findJob(store.db, params.id) : null;
  if (job === null || job.account !== String(caller.key)) throw new Failure(404, "record");
  if (!queue.isCancellable(job) || !(await queue.cancel(job.id, now()))) throw new Failure(519);
  return { data: describeJob(request)((await findJob(store.db, job.id)) ?? job), count: 1 };
};
