// The job that ends an owner, after the owner was closed. Its steps are short, so that other requests are answered in
// between. Each step is stored with the progress, so that a run after a stop neither skips nor repeats a step.
import { noteRightsChange } from "../../../platform/framework/access/sessions";
import type { Caller } from "../../../platform/framework/access/Caller";
import { defineJob, type Platform, type Work } from "../../../platform/framework/Platform";
import { findJob, type Job, JOBS_TABLE } from "../../../platform/framework/queue/Job";
import type { Step } from "../../../platform/framework/records/Engine";
import { clearCaches } from "../../../platform/framework/records/step";
import { isDuplicateError } from "../../../platform/framework/records/storeFailure";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import type { Db } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { Failure } from "../../../platform/framework/wire/Failure";
import { isObject } from "../../../platform/framework/wire/readJson";
import { ownerTableOf } from "./afterwards";
import { type PendingEnd, readPendingEnd } from "./Pending";
import { firstProgressOf, type EndProgress, progressIn } from "./Progress";
import { takeStep, recordPhaseChanges } from "./takeStep";

export const ENDING_JOB_KIND = "ending";

/** Milliseconds after which a transaction runs no further step. */
const LONG = 40;

interface Order {
  readonly of: string;
  /** The key of the owner. */
  readonly id: string | number;
}

export const endingJobId = (of: string, key: unknown): string => `${ENDING_JOB_KIND}-${of}-${String(key)}`;

const isOrder = (payload: unknown): payload is Order => isObject(payload) && "of" in payload && "id" in payload;

const readOrder = (payload: unknown): Order => {
  if (!isOrder(payload)) throw new Error("the end cannot be read");
  return payload;
};

/**
 * The account that ended the owner may be deleted in the meantime. So the job does the remaining work with full rights.
 */
const callerOf = ({ account }: PendingEnd): Caller => ({
  key: account,
  account: {},
  roles: [],
  isSuper: false,
  menus: new Set(),
  company: 0,
  companies: [],
});

const stepOf = (platform: Platform, db: Db, pending: PendingEnd): Step => ({
  platform,
  db,
  caller: callerOf(pending),
  language: pending.language,
  table: ownerTableOf(platform).table,
  now: platform.now(),
});

/** Runs steps for a while, in one transaction. Answers the progress; null after the last step. */
const takeSteps = (
  { platform, note }: Work,
  { of, id }: Order,
  before: EndProgress | null,
): Promise<{ readonly next: EndProgress | null; readonly touched: ReadonlySet<string> }> =>
  transact(platform.store, async (db) => {
    const began = performance.now();
    const touched = new Set<string>();
    const pending = await readPendingEnd(db, of, id);
    // An earlier run did all the work, but stopped before the queue had stored this.
    if (pending === null) return { next: null, touched };
    const step = stepOf(platform, db, pending);
    let next: EndProgress | null = before ?? firstProgressOf(platform, pending);
    do {
      for (const name of next.left.slice(0, 1)) touched.add(name);
      next = await takeStep(step, pending, next);
    } while (next !== null && performance.now() - began < LONG);
    // From now on, accounts may reach other rows below the owner.
    if (next === null || touched.has(of)) await noteRightsChange(db);
    const { total } = pending;
    const done = next === null ? total : Math.min(next.done, total);
    await note({ done, total, ...(next === null ? {} : { cursor: next }) }, db);
    return { next, touched };
  });

const forgetCounts = (platform: Platform, names: Iterable<string>): void => {
  for (const name of names) {
    const table = platform.tables.get(name);
    if (table !== undefined) clearCaches(platform, table, null);
  }
};

/** Records in the audit trail what was done before the job failed. The next run records its own work. */
const notifyUnfinished = async (platform: Platform, { id }: Job, order: Order | null): Promise<void> => {
  if (order === null) return;
  await transact(platform.store, async (db) => {
    const [job, pending] = [await findJob(db, id), await readPendingEnd(db, order.of, order.id)];
    const progress = progressIn(parseStored(job?.cursor));
    if (pending === null || progress === null) return;
    recordPhaseChanges({ platform, db }, pending, progress);
    const recorded: EndProgress = { ...progress, untold: {} };
    await db
      .updateTable(JOBS_TABLE)
      .set({ cursor: JSON.stringify(recorded) })
      .where("id", "=", id)
      .execute();
  });
};

export const endingJob = defineJob({
  kind: ENDING_JOB_KIND,
  // People cannot cancel the job, because a partly ended owner is useless.
  cancellable: false,
  read: readOrder,
  run: async (work, order) => {
    const { platform, cursor, rest } = work;
    let progress = progressIn(cursor);
    try {
      for (;;) {
        const { next, touched } = await takeSteps(work, order, progress);
        forgetCounts(platform, touched);
        if (next === null) break;
        progress = next;
        await rest();
      }
    } catch (error) {
      if (isDuplicateError(platform, error)) throw new Failure(519, "ending_same");
      throw error;
    }
    forgetCounts(platform, platform.tables.keys());
    return {};
  },
  failed: notifyUnfinished,
});
