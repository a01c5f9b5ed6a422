// Finds out whether a disk accepts files by writing one. Otherwise a full or read-only disk would not be noticed.
import { randomBytes } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Bytes that must be free. With less, the disk will soon be full. */
const ROOM = 1024 ** 2;

/** @throws Error with the system's code if writing fails */
export const checkWritable = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${randomBytes(8).toString("hex")}.part`);
  try {
    await writeFile(file, Buffer.alloc(ROOM), { flag: "wx", mode: 0o600, flush: true });
  } finally {
    await rm(file, { force: true });
  }
};
