// The folder for the temporary files of a run. Tests create and delete thousands of small stores, and a disk deletes a
// file a hundred times more slowly than memory does.
import { chmodSync, existsSync, mkdtempSync, readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runAtExit } from "./guard.mjs";

/** The file system in memory of Linux. */
const MEMORY = "/dev/shm";
/** A run of all suites writes about 2 GB. */
const ROOM = 6 * 2 ** 30;

/** Whether there is enough room, and programs may be started there: tests install packages with programs. */
const isFit = () => {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  const options = /^\S+ \/dev\/shm \S+ (\S+)/m.exec(readFileSync("/proc/mounts", "utf8"))?.[1] ?? "noexec";
  return bavail * bsize > ROOM && !options.split(",").includes("noexec");
};

/** Creates the folder. It is deleted when this process ends, even if it was killed. TMPDIR overrides its place. */
export const makeRunFolder = () => {
  const folder = mkdtempSync(join(process.env.TMPDIR === undefined && isFit() ? MEMORY : tmpdir(), "pilothouse-run-"));
  // The PostgreSQL server of the tests runs as another user.
  chmodSync(folder, 0o1777);
  if (process.platform !== "win32") runAtExit(`rm -rf '${folder}'`);
  return folder;
};
