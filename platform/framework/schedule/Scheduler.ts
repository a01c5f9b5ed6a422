// Puts released tasks into the queue at their time. When each is due stands in the store, so that one missed while the platform was
// stopped runs once when it is back; of several processes on one store, who moves the time on runs the task.
import { sql } from "kysely";
import type { Platform } from "../server/Platform";
import { tableFor, written } from "../records/step";
import type { Row } from "../storage/Store";
import { nextRun } from "./nextRun";
import { transact } from "../storage/transact";
import { CRON } from "./cronJob";

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

  /** Puts all that is due into the queue. A look while another still works waits for that one. */
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
      for (const row of rows) await this.#take(platform, row);
      if (rows.length > 0) platform.queue.wake();
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

  /** Moves its time on and puts the run into the queue, both or neither. */
  async #take(platform: Platform, row: Row): Promise<void> {
    const next = nextRun(row, platform.now());
    await transact(platform.store, async (db) => {
      const taken =
        await sql`update cron set gmt_next = ${next} where id = ${row.id} and gmt_next = ${row.gmt_next}`.execute(db);
      if (Number(taken.numAffectedRows ?? 0n) !== 1) return;
      const id = `${CRON}-${String(row.id)}-${String(row.gmt_next)}`;
      const job = { id, kind: CRON, name: String(row.name), resource: "cron", payload: { id: row.id } };
      await platform.queue.add(db, job, platform.now());
    });
  }
}
