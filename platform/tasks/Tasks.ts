// Files are written and taken in one after another, so that however many there are, calls are answered as quickly as ever.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { permit } from "../access/permission";
import { Failure, noPermission } from "../Failure";
import type { Platform } from "../Platform";
import type { Store } from "../storage/Store";
import { resumeDeviceFiles } from "./deviceFiles";
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

export const askedOf = (task: Task): ExportAsked => {
  const asked: unknown = JSON.parse(task.params);
  if (!isAsked(asked)) throw new Error(`the task ${task.id} cannot be read`);
  return asked;
};

/** Codes of the file system that mean: no room, or no right, to write. */
const UNWRITABLE = new Set(["ENOSPC", "EDQUOT", "EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "EISDIR"]);

const reasonOf = (error: unknown): string => {
  if (error instanceof Failure) return error.message;
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  return UNWRITABLE.has(code) ? "500.disk" : "500";
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
    for (const task of await stalledTasks(this.#store.db, before)) this.#write(platform, task);
    await resumeDeviceFiles(platform);
  }

  /** Does something after all that waits already; `work` is told when the platform ends, and goes on at the next start. */
  queue(work: (isEnding: () => boolean) => Promise<void>): void {
    this.#last = this.#last.then(() => (this.#closed ? undefined : work(() => this.#closed).catch(console.error)));
  }

  async start(platform: Platform, task: Task): Promise<void> {
    await this.clean(platform.now());
    await insertTask(this.#store.db, task);
    this.#write(platform, task);
  }

  /** The same once more, for one that failed. */
  async restart(platform: Platform, task: Task): Promise<void> {
    await changeTask(this.#store.db, task.id, {
      state: PROCESSING,
      done: 0,
      reason: "",
      gmt_update: platform.now(),
    });
    this.#write(platform, task);
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

  #write(platform: Platform, task: Task): void {
    this.queue(() => this.#run(platform, task));
  }

  async #run(platform: Platform, task: Task): Promise<void> {
    const { db } = this.#store;
    try {
      const caller = await platform.callers.byAccount(task.account, platform.now());
      const table = platform.tables.get(task.resource);
      if (!caller) throw noPermission();
      if (!table) throw new Failure(404);
      permit(caller, table.resource, "export_add");
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
      if (!(error instanceof Failure)) console.error(error);
      const reason = reasonOf(error);
      await changeTask(db, task.id, { state: FAILED, reason, gmt_update: platform.now() }).catch(console.error);
    }
  }
}

class Stopped extends Error {}
