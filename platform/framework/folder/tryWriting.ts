// Finds out whether a disk accepts files: the folder does not show that a disk is full or read-only.
import { randomBytes } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Bytes that there must be room for: less is left soon. */
const ROOM = 1024 ** 2;

/** @throws Error with the code of the system */
export const tryWriting = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${randomBytes(8).toString("hex")}.part`);
  try {
    await writeFile(file, Buffer.alloc(ROOM), { flag: "wx", mode: 0o600, flush: true });
  } finally {
    await rm(file, { force: true });
  }
};
