// Exports are written one after another, so that however many are asked for, calls are answered as quickly as ever.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Platform } from "../Platform";
import type { Store } from "../storage/Store";
import {
  changeTask,
  COMPLETED,
  ensureTasks,
  FAILED,
  forgetOldTasks,
  insertTask,
  PROCESSING,
  stalledTasks,
  type Task,
} from "./Task";
import { type ExportAsked, writeExport } from "./writeExport";

/** Seconds without progress after which another process may take a task over. */
const STALLED = 600;
/** Milliseconds between notes of how far a task is. */
const NOTED = 500;

const isAsked = (value: unknown): value is ExportAsked =>
  typeof value === "object" && value !== null && "filters" in value && "zone" in value;

const askedOf = (task: Task): ExportAsked => {
  const asked: unknown = JSON.parse(task.params);
  if (!isAsked(asked)) throw new Error(`the task ${task.id} cannot be read`);
  return asked;
};

export class Tasks {
  readonly #store: Store;
  readonly #folder: string;
  #last: Promise<void> = Promise.resolve();
  #closed = false;

  private constructor(store: Store, folder: string) {
    this.#store = store;
    this.#folder = folder;
  }

  static async open(store: Store, folder: string): Promise<Tasks> {
    await ensureTasks(store.db);
    return new Tasks(store, folder);
  }

  /** Goes on with what a former run left unfinished, and takes away what is too old. */
  async resume(platform: Platform): Promise<void> {
    await this.clean(platform.now());
    const before = this.#store.engine === "sqlite" ? platform.now() : platform.now() - STALLED;
    for (const task of await stalledTasks(this.#store.db, before)) this.#queue(platform, task);
  }

  async start(platform: Platform, task: Task): Promise<void> {
    await this.clean(platform.now());
    await insertTask(this.#store.db, task);
    this.#queue(platform, task);
  }

  /** The same once more, for one that failed. */
  async restart(platform: Platform, task: Task): Promise<void> {
    await changeTask(this.#store.db, task.id, { state: PROCESSING, done: 0, gmt_update: platform.now() });
    this.#queue(platform, task);
  }

  fileOf({ id, file }: Pick<Task, "id" | "file">): string {
    return join(this.#folder, id, file);
  }

  async clean(now: number): Promise<void> {
    for (const id of await forgetOldTasks(this.#store.db, now))
      await rm(join(this.#folder, id), { recursive: true, force: true });
  }

  /** Until nothing is being written. */
  async idle(): Promise<void> {
    await this.#last;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#last;
  }

  #queue(platform: Platform, task: Task): void {
    this.#last = this.#last.then(() => (this.#closed ? undefined : this.#run(platform, task)));
  }

  async #run(platform: Platform, task: Task): Promise<void> {
    const { db } = this.#store;
    try {
      const caller = await platform.callers.byAccount(task.account, platform.now());
      const table = platform.tables.get(task.resource);
      if (!caller || !table) throw new Error(`${task.resource} cannot be exported for ${task.account}`);
      let noted = 0;
      const size = await writeExport({
        platform,
        table,
        caller,
        asked: askedOf(task),
        file: this.fileOf(task),
        progress: async (done, total) => {
          // What is left goes on when the platform is started again.
          if (this.#closed) throw new Stopped();
          if (done < total && Date.now() - noted < NOTED) return;
          noted = Date.now();
          await changeTask(db, task.id, { done, total, gmt_update: platform.now() });
        },
      });
      await changeTask(db, task.id, { state: COMPLETED, size, gmt_update: platform.now() });
    } catch (error) {
      if (error instanceof Stopped) return;
      console.error(error);
      await changeTask(db, task.id, { state: FAILED, gmt_update: platform.now() }).catch(console.error);
    }
  }
}

class Stopped extends Error {}
