// Answers the progress of the end of an owner, and continues an end that has stopped.
import { setTimeout as sleep } from "node:timers/promises";
import { jobReasonText } from "../../../platform/framework/calls/jobs";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { DONE, FAILED, findJob } from "../../../platform/framework/queue/Job";
import { hasEnded } from "../../../platform/framework/records/ended";
import { findByKey } from "../../../platform/framework/storage/query";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import { countUniqueConflicts, type Obstacle } from "./count";
import { ENDING_JOB_KIND, endingJobId } from "./endingJob";
import { type PendingEnd, readPendingEnd } from "./Pending";

export interface EndState {
  /**
   * `open`: the owner has not ended. `working`: the end is in progress. `stopped`: it failed and can continue. `ended`:
   * it is complete.
   */
  readonly state: "open" | "working" | "stopped" | "ended";
  readonly done: number;
  readonly total: number;
  /** The id of its job. */
  readonly task: string;
  /** Why it stopped, or waits for another attempt; "" for none. */
  readonly reason: string;
  /** The obstacles that must be removed before the end can continue. */
  readonly obstacles: readonly Obstacle[];
}

const NOTHING = { done: 0, total: 0, task: "", reason: "", obstacles: [] } as const;

type Asking = Pick<SessionRequest, "platform" | "language">;

export const readEndState = async (asking: Asking, table: Table, key: unknown): Promise<EndState> => {
  const { platform, language } = asking;
  const { db } = platform.store;
  const pending = await readPendingEnd(db, table.name, key);
  if (pending === null) {
    const row = await findByKey(db, table, key);
    return { ...NOTHING, state: row !== null && hasEnded(platform, table, row) ? "ended" : "open" };
  }
  const task = endingJobId(table.name, key);
  const job = await findJob(db, task);
  // The end was completed between the two reads.
  if (job?.state === DONE) return { ...NOTHING, state: "ended" };
  const isStopped = job === null || job.state === FAILED;
  return {
    state: isStopped ? "stopped" : "working",
    done: job?.done ?? 0,
    total: pending.total,
    task,
    reason: job === null ? "" : jobReasonText(asking, job),
    obstacles:
      isStopped && pending.to !== null
        ? await countUniqueConflicts({ platform, db }, pending.key, pending.to, language)
        : [],
  };
};

/** Adds the job that processes the rows. */
export const startEnd = (
  { platform }: Asking,
  db: Db,
  { of, key, account, total }: PendingEnd,
  name: string,
): Promise<string> =>
  platform.queue.add(
    db,
    {
      id: endingJobId(of, key),
      kind: ENDING_JOB_KIND,
      account: String(account),
      resource: of,
      name,
      total,
      payload: { of, id: key },
    },
    platform.now(),
  );

/** Continues an end that has stopped. Answers false if no end has begun. */
export const continueEnd = async (asking: Asking, table: Table, row: Row): Promise<boolean> => {
  const { queue, store, now } = asking.platform;
  const pending = await readPendingEnd(store.db, table.name, row[table.key.name]);
  if (pending === null) return false;
  // The queue deletes failed jobs after some days. If the job no longer exists, a new job is added.
  const id = await startEnd(asking, store.db, pending, String(row[table.resource.title] ?? ""));
  await queue.retry(id, now());
  return true;
};

/** With at most this many rows, the call waits until the job is done, but at most this many milliseconds. */
const FEW = 500;
const WAIT = 5000;
const LOOK = 20;

/** With few rows, waits until the end is complete, so that the answer says so. */
export const waitIfFewRows = async (asking: Asking, table: Table, key: unknown): Promise<EndState> => {
  asking.platform.queue.wake();
  const until = Date.now() + WAIT;
  for (;;) {
    const followed = await readEndState(asking, table, key);
    if (followed.state !== "working" || followed.total > FEW || Date.now() >= until) return followed;
    await sleep(LOOK);
  }
};
