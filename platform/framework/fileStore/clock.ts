// The time by the clock of a disk, which may be in another machine. To get the age of a file, subtract two such times.
import { randomBytes } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";

/** The present time of the disk in milliseconds. Creates `folder` if it is missing. */
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
