// How `npm run backup` gets a copy of a store that another process has open: it puts a request into the data folder, which
// nobody but the platform's own user can do, and the process that holds the folder answers it there.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Refusal } from "../settings/Refusal";
import { inWorker } from "../workers/inWorker";
import { STORES } from "./Manifest";

/** Below the data folder: one folder for each backup that is being made. */
export const BACKUPS = "backup";
const ASKED = "asked";
const TAKEN = "taken";
const DONE = "done";

/** Milliseconds between two looks. */
const LOOK = 300;
/** Milliseconds until the process that holds the folder should have taken a request. */
const PATIENCE = 15_000;
const LONGEST = 3_600_000;
const MEGABYTES = 256;

const write = (folder: string, name: string, text: string): void => {
  writeFileSync(join(folder, `${name}.part`), text);
  renameSync(join(folder, `${name}.part`), join(folder, name));
};

export interface Copies {
  close(): Promise<void>;
}

/** Answers requests for copies of `file` until it is closed. Whatever an earlier run left is taken away. */
export const answerCopies = (dataDir: string, file: string): Copies => {
  const all = join(dataDir, BACKUPS);
  rmSync(all, { recursive: true, force: true });
  const controller = new AbortController();
  let last = Promise.resolve();

  const answer = async (folder: string): Promise<void> => {
    if (!existsSync(join(folder, ASKED))) return;
    renameSync(join(folder, ASKED), join(folder, TAKEN));
    const limits = { timeout: LONGEST, memory: MEGABYTES, signal: controller.signal };
    try {
      await inWorker("copyStore", { file, to: join(folder, STORES.sqlite) }, limits);
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
    return typeof error === "object" && error !== null && "code" in error && error.code === "EPERM";
  }
};

/**
 * Has the process `pid` put a copy of its store into `folder`, which lies below BACKUPS.
 * @throws Refusal when it does not
 */
export const askForCopy = async (folder: string, pid: number): Promise<void> => {
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
