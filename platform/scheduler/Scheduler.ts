// Runs released tasks at their time. When each is due stands in the store, so that one missed while the platform was
// stopped runs once when it is back; of several processes on one store, who moves the time on runs the task.
import { sql } from "kysely";
import type { Platform } from "../Platform";
import { tableFor, written } from "../records/step";
import type { Row } from "../storage/Store";
import { nextRun } from "./nextRun";
import { runTask } from "./runTask";

/** Milliseconds between two looks at what is due. */
const LOOK = 1000;

export class Scheduler {
  readonly #platform: () => Platform;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;

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

  /** Runs all that is due, one after the other. A look while another still works waits for that one. */
  async look(): Promise<void> {
    this.#looking ??= this.#runDue().finally(() => {
      this.#looking = null;
    });
    await this.#looking;
  }

  async #runDue(): Promise<void> {
    const platform = this.#platform();
    if (!platform.tables.get("cron")?.byName.has("gmt_next")) return;
    try {
      await this.#plan(platform);
      const { rows } =
        await sql<Row>`select * from cron where state = 1 and gmt_next > 0 and gmt_next <= ${platform.now()} order by gmt_next, id`.execute(
          platform.store.db,
        );
      for (const row of rows) if (await this.#take(platform, row)) await this.#run(platform, row);
    } catch (error) {
      console.error(error);
    }
  }

  /** Released tasks that nobody gave a time yet: demo rows, and those of a store from before there were times. */
  async #plan(platform: Platform): Promise<void> {
    const { db } = platform.store;
    const { rows } = await sql<Row>`select id, state, spec from cron where state = 1 and gmt_next = 0`.execute(db);
    for (const row of rows) {
      const next = nextRun(row, platform.now());
      if (next > 0) await sql`update cron set gmt_next = ${next} where id = ${row.id} and gmt_next = 0`.execute(db);
    }
    if (rows.length > 0) written(platform, tableFor(platform, "cron"), ["gmt_next"]);
  }

  async #take(platform: Platform, row: Row): Promise<boolean> {
    const next = nextRun(row, platform.now());
    const taken =
      await sql`update cron set gmt_next = ${next} where id = ${row.id} and gmt_next = ${row.gmt_next}`.execute(
        platform.store.db,
      );
    return Number(taken.numAffectedRows ?? 0n) === 1;
  }

  async #run(platform: Platform, row: Row): Promise<void> {
    try {
      await runTask(platform, row);
    } catch (error) {
      console.error(`The scheduled task ${String(row.name)} failed:`, error);
    }
  }
}
