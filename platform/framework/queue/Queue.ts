// Runs the jobs of the store, a few at a time and each in short steps, so that calls are answered quickly meanwhile.
// Several processes may run jobs of one database.
import * as own from "../wire/ownNames";
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { Failure } from "../wire/Failure";
import { parseStored } from "../storage/parseStored";
import type { Db, Row, Store } from "../storage/Store";
import { isDatabaseAway } from "../storage/StoreRefusal";
import { type JobKind, JobStopped } from "./defineJob";
import { logFailure, isTemporary, failureReason } from "./failures";
import { FAILED, findJob, type Job, jobOf, JOBS_TABLE, OPEN } from "./Job";
import { claimJob, completeJob, failJob, endLeases, handBackJob, LEASE, postponeJob, renewLease } from "./lease";
import { createPauses } from "./rester";
import { DAY, MINUTE } from "../wire/seconds";
import { shortenFutureTimes } from "./shortenFutureTimes";

/** Milliseconds between two searches for due jobs, from adding a job to a search, and between two renewals. */
const LOOK = 1000;
const SOON = 20;
const BEAT = (LEASE * 1000) / 3;
/** The number of jobs that a process runs at once. */
const AT_ONCE = 2;
/** Seconds after which a job that has ended is deleted. */
const KEPT = 7 * DAY;
/** Seconds before the second attempt. The wait doubles each time. */
const FIRST_WAIT = 5;

export type NewJob = Pick<Job, "kind"> &
  Partial<Pick<Job, "id" | "account" | "resource" | "name" | "total" | "not_before">> & { readonly payload: Row };

/** What code of the record engine may do with the queue. */
export interface Jobs {
  /** Adds a job in the transaction of `db`, unless its id exists. Answers the id. The job starts afterwards. */
  add(db: Db, job: NewJob, now: number): Promise<string>;
}

export const CANCELLED_REASON = "409.cancelled";

interface Running {
  readonly kind: string;
  readonly owner: string;
  readonly controller: AbortController;
  readonly once: boolean;
  readonly ended: Promise<void>;
}

interface Clock {
  /** Seconds since 1970. */
  now(): number;
}

export class Queue<On extends Clock> implements Jobs {
  readonly #store: Store;
  readonly #kinds: ReadonlyMap<string, JobKind<On>>;
  readonly #running = new Map<string, Running>();
  #platform: (() => On) | null = null;
  #actFor: (platform: On, job: Job) => On = (platform) => platform;
  #works = false;
  #timers: readonly NodeJS.Timeout[] = [];
  #looking: Promise<void> | null = null;
  /** Whether another search was asked for since the current one began. */
  #isAsked = false;
  #isClosed = false;
  /** When jobs with times in the future were last corrected. */
  #corrected = 0;

  constructor(store: Store, kinds: readonly JobKind<On>[]) {
    this.#store = store;
    this.#kinds = new Map(kinds.map((kind) => [kind.kind, kind]));
  }

  /**
   * Starts to run jobs. `actFor` answers the platform for the account of a job. If `works` is false, this process only
   * adds jobs, and another process runs them.
   */
  async start(
    platform: () => On,
    actFor: (platform: On, job: Job) => On = (same) => same,
    { works }: { readonly works: boolean } = { works: true },
  ): Promise<void> {
    this.#platform = platform;
    this.#works = works;
    this.#actFor = actFor;
    if (!works) return;
    if (this.#store.engine === "sqlite") await endLeases(this.#store.db);
    this.#timers = [setInterval(() => this.wake(), LOOK), setInterval(() => void this.#beat(), BEAT)];
    for (const timer of this.#timers) timer.unref();
    this.wake();
  }

  async add(db: Db, { payload, ...given }: NewJob, now: number): Promise<string> {
    const id = given.id ?? randomBytes(16).toString("hex");
    const row = { ...given, id, payload: JSON.stringify(payload), state: OPEN, [own.CREATED]: now, [own.CHANGED]: now };
    await db
      .insertInto(JOBS_TABLE)
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    // When the timer fires, the transaction of `db` is usually committed. If not, the next regular search finds the job.
    setTimeout(() => this.wake(), SOON).unref();
    return id;
  }

  /** Searches for due jobs now, without waiting for the regular time. */
  wake(): void {
    void this.#look().catch(logFailure);
  }

  /** Whether the account that started a job may cancel it. */
  isCancellable({ kind }: Pick<Job, "kind">): boolean {
    return this.#kinds.get(kind)?.cancellable ?? true;
  }

  /** Whether the account may continue its failed job. Not if it cancelled the job, or if the job must not run twice. */
  isRetriable({ kind, state, reason }: Pick<Job, "kind" | "state" | "reason">): boolean {
    const known = this.#kinds.get(kind);
    return state === FAILED && reason !== CANCELLED_REASON && known?.cancellable === true && !known.once;
  }

  /**
   * Stops a job, and answers false if it has already ended. Its stored steps stay. If another process runs the job,
   * that process notices the end at its next step or heartbeat.
   */
  async cancel(id: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#store.db
      .updateTable(JOBS_TABLE)
      .set({ state: FAILED, reason: CANCELLED_REASON, [own.CHANGED]: now })
      .where("id", "=", id)
      .where("state", "=", OPEN)
      .executeTakeFirst();
    const running = this.#running.get(id);
    running?.controller.abort();
    await running?.ended;
    // If this process runs the job, the run itself removes the job's files and rows at its end.
    if (numUpdatedRows === 1n && !running && this.#platform) await this.#forgetCancelled(this.#platform(), id);
    return numUpdatedRows === 1n;
  }

  /** Removes the files and rows of a job if it was cancelled. */
  async #forgetCancelled(platform: On, id: string): Promise<void> {
    const job = await findJob(this.#store.db, id);
    if (job?.state === FAILED && job.reason === CANCELLED_REASON)
      await this.#kinds.get(job.kind)?.forget(this.#actFor(platform, job), job).catch(console.error);
  }

  /** Runs a failed job again from its last step. Answers false if it has not failed. */
  async retry(id: string, now: number): Promise<boolean> {
    const values = { state: OPEN, reason: "", attempts: 0, not_before: 0, lease_until: 0, lease_owner: "" };
    const { numUpdatedRows } = await this.#store.db
      .updateTable(JOBS_TABLE)
      .set({ ...values, [own.CHANGED]: now })
      .where("id", "=", id)
      .where("state", "=", FAILED)
      .executeTakeFirst();
    this.wake();
    return numUpdatedRows === 1n;
  }

  /** Deletes the jobs that ended a week ago or earlier, with their files and rows. Answers their number. */
  async forgetOld(platform: On): Promise<number> {
    const old = sql<Row>`delete from ${sql.table(JOBS_TABLE)} where ${own.changedColumn} <= ${platform.now() - KEPT} and state <> ${OPEN} returning *`;
    const { rows } = await old.execute(this.#store.db);
    for (const job of rows.map(jobOf))
      await this.#kinds.get(job.kind)?.forget(this.#actFor(platform, job), job).catch(logFailure);
    return rows.length;
  }

  /** Waits until no due job remains for this process. */
  async idle(): Promise<void> {
    do {
      await Promise.all([...this.#running.values()].map(({ ended }) => ended));
      await this.#look();
      while (this.#looking !== null) await this.#looking;
    } while (!this.#isClosed && this.#running.size > 0);
  }

  /** Stops running jobs at their next step, so that another process continues them. Waits for jobs with `once`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const { controller, once } of this.#running.values()) if (!once) controller.abort();
    await this.#looking;
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  /** Claims due jobs. If a job ends meanwhile, which may make room for another one, searches again afterwards. */
  async #look(): Promise<void> {
    this.#isAsked = true;
    this.#looking ??= this.#claimAll().finally(() => {
      this.#looking = null;
      if (this.#isAsked) this.wake();
    });
    await this.#looking;
  }

  /** The kinds of jobs that this process may claim now. */
  #claimable(): readonly string[] {
    const running = new Set([...this.#running.values()].map(({ kind }) => kind));
    return [...this.#kinds.values()]
      .filter(({ kind, oneByOne }) => !oneByOne || !running.has(kind))
      .map(({ kind }) => kind);
  }

  async #claimAll(): Promise<void> {
    this.#isAsked = false;
    const platform = this.#platform;
    while (platform && this.#works && !this.#isClosed && this.#running.size < AT_ONCE) {
      const now = platform().now();
      if (Math.abs(now - this.#corrected) >= MINUTE) {
        this.#corrected = now;
        await shortenFutureTimes(this.#store.db, now);
      }
      const owner = randomBytes(12).toString("hex");
      const wanted = { owner, kinds: this.#claimable(), except: [...this.#running.keys()] };
      const job = await claimJob(this.#store, wanted, now);
      const kind = job && this.#kinds.get(job.kind);
      if (!job || !kind) return;
      const controller = new AbortController();
      const ended = this.#run(this.#actFor(platform(), job), kind, job, controller.signal).finally(() => {
        this.#running.delete(job.id);
        if (!this.#isClosed) this.wake();
      });
      this.#running.set(job.id, { kind: kind.kind, owner, controller, once: kind.once, ended });
      if (this.#isClosed && !kind.once) controller.abort();
    }
  }

  async #run(platform: On, kind: JobKind<On>, job: Job, signal: AbortSignal): Promise<void> {
    const { db } = this.#store;
    const owner = job.lease_owner;
    const note: Parameters<JobKind<On>["run"]>[0]["note"] = async ({ cursor, ...numbers }, within = db) => {
      const change = { ...numbers, ...(cursor === undefined ? {} : { cursor: JSON.stringify(cursor) }) };
      if (signal.aborted || !(await renewLease(within, owner, job.id, platform.now(), change))) throw new JobStopped();
    };
    try {
      if (job.attempts > kind.tries) throw new Failure(500, "interrupted");
      const cursor = parseStored(job.cursor) ?? null;
      const rest = createPauses(this.#store);
      const result = await kind.run({ platform, job, cursor, signal, note, rest });
      const isStored = await completeJob(db, owner, job.id, platform.now(), JSON.stringify(result));
      // Another instance has cancelled the job. What this run wrote since then is removed.
      if (!isStored) await this.#forgetCancelled(platform, job.id);
    } catch (error) {
      const isStored = await this.#endFailed(platform, kind, job, signal, error).catch(logFailure);
      if (isStored === false) await this.#forgetCancelled(platform, job.id).catch(logFailure);
    }
  }

  /** Answers false if the job has already ended, or another process has claimed it. */
  async #endFailed(platform: On, kind: JobKind<On>, job: Job, signal: AbortSignal, error: unknown): Promise<boolean> {
    const { db } = this.#store;
    const now = platform.now();
    if (isDatabaseAway(error) && !kind.once) return this.#handBackLater(job);
    if (signal.aborted || error instanceof JobStopped) return handBackJob(db, job.lease_owner, job.id);
    const reason = failureReason(error);
    const isRefused = error instanceof Failure && !isTemporary(error);
    const { attempts } = (await findJob(db, job.id)) ?? job;
    const isFinal = isRefused || attempts >= kind.tries || reason === "500.disk";
    if (!(error instanceof Failure || isTemporary(error))) console.error(error);
    const until = now + FIRST_WAIT * 2 ** (attempts - 1);
    if (!isFinal) return postponeJob(db, job.lease_owner, job.id, { now, until, reason });
    const isOurs = await failJob(db, job.lease_owner, job.id, now, reason);
    if (isOurs) await kind.failed(platform, job);
    return isOurs;
  }

  /** Returns a job to the queue once the database answers again. This run does not count: the job did not fail. */
  async #handBackLater({ lease_owner: owner, id }: Job): Promise<boolean> {
    for (let waited = 0; ; waited += LOOK)
      try {
        return await handBackJob(this.#store.db, owner, id);
      } catch (error) {
        // After this time, the lease has ended and any process may claim the job.
        if (this.#isClosed || waited >= LEASE * 1000 || !isDatabaseAway(error)) throw error;
        await sleep(LOOK);
      }
  }

  async #beat(): Promise<void> {
    const now = this.#platform?.().now() ?? 0;
    const beats = [...this.#running].map(async ([id, { owner, controller }]) => {
      // If the database does not answer in time, the lease may still be valid.
      const isOurs = await renewLease(this.#store.db, owner, id, now).catch(() => true);
      if (!isOurs) controller.abort();
    });
    await Promise.all(beats);
  }
}
