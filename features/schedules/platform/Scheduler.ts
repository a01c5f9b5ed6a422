// Puts released tasks into the queue when they are due. The store has the next time of each task, so a task that was
// due while the platform was stopped runs once afterwards. If several processes use the store, the one that updates the
// next time queues the task.
import { sql } from "kysely";
import type { Platform } from "../../../platform/framework/Platform";
import { conditionSql } from "../../../platform/framework/access/identity";
import type { ScheduleModel } from "../../../generator";
import { clearCaches } from "../../../platform/framework/records/step";
import { type Condition, type Ref, whereOf } from "../../../platform/framework/storage/query";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import { logFailure } from "../../../platform/framework/queue/failures";
import { MINUTE } from "../../../platform/framework/wire/seconds";
import { nextRun } from "./nextRun";
import { platformZone } from "../../../platform/framework/settings/platformZone";
import { transact } from "../../../platform/framework/storage/transact";
import { CRON_JOB_KIND } from "./cronJob";

/** Milliseconds between two checks for due tasks. */
const LOOK = 1000;
/** Seconds between two checks of the stored next times. */
const PLAN = MINUTE;

interface Jobs {
  readonly schedule: ScheduleModel;
  readonly table: Table;
  readonly next: Ref;
  readonly key: Ref;
}

/** Released tasks that meet the condition. */
const findReleased = async ({ store }: Platform, { schedule, table }: Jobs, condition: Condition): Promise<Row[]> => {
  const when = Object.keys(schedule.when).length === 0 ? [] : [conditionSql(schedule.when, table)];
  const found = sql<Row>`select * from ${sql.table(table.name)} ${whereOf([...when, condition])}`;
  return (await found.execute(store.db)).rows;
};

/** Sets the next time of a task. Answers false if another process has already done it. */
const moveOn = async (db: Db, { schedule, table, next, key }: Jobs, row: Row, to: number): Promise<boolean> => {
  const moved =
    await sql`update ${sql.table(table.name)} set ${next} = ${to} where ${key} = ${row[table.key.name]} and ${next} = ${row[schedule.next]}`.execute(
      db,
    );
  return Number(moved.numAffectedRows ?? 0n) === 1;
};

const textOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

const tooLate = (title: string, before: number, next: number): string =>
  `The task "${title}" was planned for ${textOf(before)}, after its next time: a clock may have been ahead, or the time zone is another one. It runs at ${textOf(next)}; check that the clocks of all instances are set by NTP.`;

export class Scheduler {
  readonly #platform: () => Platform;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #planned = 0;

  constructor(platform: () => Platform) {
    this.#platform = platform;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.look(), LOOK);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#looking;
  }

  /** Puts all due tasks into the queue. If a call is already running, another call only waits for it. */
  async look(): Promise<void> {
    this.#looking ??= this.#runDue().finally(() => {
      this.#looking = null;
    });
    await this.#looking;
  }

  async #runDue(): Promise<void> {
    const platform = this.#platform();
    const { schedule } = platform.model;
    const table = schedule && platform.tables.get(schedule.resource);
    if (!schedule || !table) return;
    const jobs = { schedule, table, next: sql.ref(schedule.next), key: sql.ref(table.key.name) };
    try {
      await this.#plan(platform, jobs);
      const { next, key } = jobs;
      const rows = await findReleased(
        platform,
        jobs,
        sql`${next} > 0 and ${next} <= ${platform.now()} order by ${next}, ${key}`,
      );
      for (const row of rows) await this.#take(platform, jobs, row);
      if (rows.length > 0) platform.queue.wake();
    } catch (error) {
      logFailure(error);
    }
  }

  /**
   * Sets missing next times: of demo rows, and of rows from an older version. Each minute, also checks next times in
   * the future, because the time zone may have changed, or a clock may have been ahead when they were set.
   */
  async #plan(platform: Platform, jobs: Jobs): Promise<void> {
    const { schedule, table } = jobs;
    const now = platform.now();
    const isDue = Math.abs(now - this.#planned) >= PLAN;
    const later = isDue ? sql` or ${jobs.next} > ${now}` : sql``;
    const rows = await findReleased(platform, jobs, sql`(${jobs.next} = 0${later})`);
    if (isDue) this.#planned = now;
    let moved = 0;
    for (const row of rows) {
      const next = nextRun(schedule, row, now, platformZone(platform.settings));
      const before = Number(row[schedule.next]);
      if (next === 0 || next === before || !(await moveOn(platform.store.db, jobs, row, next))) continue;
      moved += 1;
      if (before > next) console.warn(tooLate(String(row[table.resource.title]), before, next));
    }
    if (moved > 0) clearCaches(platform, table, [schedule.next]);
  }

  /** Sets the next time of a task and queues its run, in one transaction. */
  async #take(platform: Platform, jobs: Jobs, row: Row): Promise<void> {
    const { schedule, table } = jobs;
    const next = nextRun(schedule, row, platform.now(), platformZone(platform.settings));
    await transact(platform.store, async (db) => {
      if (!(await moveOn(db, jobs, row, next))) return;
      const key = row[table.key.name];
      const id = `${CRON_JOB_KIND}-${String(key)}-${String(row[schedule.next])}`;
      const name = String(row[table.resource.title]);
      await platform.queue.add(
        db,
        { id, kind: CRON_JOB_KIND, name, resource: table.name, payload: { id: key } },
        platform.now(),
      );
    });
  }
}
