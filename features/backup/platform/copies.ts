// Copies a store that another process has open. `npm run backup` writes a request into the data folder, where only the
// user of the platform can write. The process that holds the folder writes the copy next to the request.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import { runInWorker } from "../../../platform/framework/workers/inWorker";
import { STORE_PATHS } from "./Manifest";
import { errorCodeOf } from "../../../platform/framework/folder/errorCode";

/** The folder in the data folder with a subfolder for each backup in progress. */
export const BACKUPS_FOLDER = "backup";
const ASKED = "asked";
const TAKEN = "taken";
const DONE = "done";

/** Milliseconds between two checks for a request or an answer. */
const LOOK = 300;
/** Milliseconds within which the process that holds the folder must take a request. */
const PATIENCE = 15_000;
const COPY_STORE = "features/backup/platform/copyStore.worker.ts";
const LONGEST = 3_600_000;
const MEGABYTES = 256;

const write = (folder: string, name: string, text: string): void => {
  writeFileSync(join(folder, `${name}.part`), text);
  renameSync(join(folder, `${name}.part`), join(folder, name));
};

export interface CopyServer {
  close(): Promise<void>;
}

/** Answers requests for copies of the store `file` until it is closed. Deletes what an earlier run left behind. */
export const serveCopyRequests = (dataDir: string, file: string): CopyServer => {
  const all = join(dataDir, BACKUPS_FOLDER);
  rmSync(all, { recursive: true, force: true });
  const controller = new AbortController();
  let last = Promise.resolve();

  const answer = async (folder: string): Promise<void> => {
    if (!existsSync(join(folder, ASKED))) return;
    renameSync(join(folder, ASKED), join(folder, TAKEN));
    const limits = { timeout: LONGEST, memory: MEGABYTES, signal: controller.signal };
    try {
      await runInWorker(COPY_STORE, { file, to: join(folder, STORE_PATHS.sqlite) }, limits);
      write(folder, DONE, "");
    } catch (error) {
      console.error(error);
      write(folder, DONE, error instanceof Error ? error.message : String(error));
    }
  };

  const look = async (): Promise<void> => {
    const names = await readdir(all).catch(() => []);
    for (const name of names) await answer(join(all, name)).catch(console.error);
  };
  const timer = setInterval(() => {
    last = last.then(look);
  }, LOOK);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      controller.abort();
      await last;
    },
  };
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCodeOf(error) === "EPERM";
  }
};

/**
 * Asks the process `pid` for a copy of its store in `folder`, a subfolder of BACKUPS, and waits until the copy is made.
 * @throws Refusal when the process ends, does not answer or cannot copy
 */
export const requestCopy = async (folder: string, pid: number): Promise<void> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  write(folder, ASKED, "");
  const asked = Date.now();
  while (!existsSync(join(folder, DONE))) {
    if (!isAlive(pid)) throw new Refusal(`Process ${pid} ended before it had copied its store; try again.`);
    if (existsSync(join(folder, ASKED)) && Date.now() - asked > PATIENCE)
      throw new Refusal(`Process ${pid} holds the data folder, but does not answer; nothing was backed up.`);
    await setTimeout(LOOK);
  }
  const reason = readFileSync(join(folder, DONE), "utf8");
  for (const name of [TAKEN, DONE]) rmSync(join(folder, name), { force: true });
  if (reason !== "") throw new Refusal(`Process ${pid} could not copy its store: ${reason}`);
};
