// The time of a disk, which may be that of another machine: the age of a file is the difference of two of its times.
import { randomBytes } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";

/** Answers the present time of the disk in milliseconds. `folder` is made if it is missing. */
export const readDiskTime = async (folder: string): Promise<number> => {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${randomBytes(8).toString("hex")}.part`);
  const handle = await open(file, "wx");
  try {
    await handle.write("t");
    return (await handle.stat()).mtimeMs;
  } finally {
    await handle.close();
    await rm(file, { force: true });
  }
};
