// Writes files so that they are either complete or missing, even after a power cut.
import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { errorCodeOf } from "../folder/errorCode";

/** Errors on systems that cannot flush a folder. */
const CANNOT_FLUSH = new Set(["EPERM", "EISDIR", "EACCES", "EINVAL", "ENOTSUP"]);

const flushFolder = async (folder: string): Promise<void> => {
  try {
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!CANNOT_FLUSH.has(errorCodeOf(error))) throw error;
  }
};

/** Renames a flushed file on the same disk to its final name. */
const giveName = async (from: string, to: string): Promise<void> => {
  const folder = dirname(to);
  await mkdir(folder, { recursive: true });
  await rename(from, to);
  await flushFolder(folder);
  await flushFolder(dirname(folder));
};

/**
 * Writes a file under a temporary name in `incoming`, a folder on the same disk, then renames it. Answers its size.
 * @throws what `mayStay` throws, and then removes the file
 */
export const writeSafely = async (
  { incoming, to }: { readonly incoming: string; readonly to: string },
  body: AsyncIterable<Uint8Array>,
  mayStay: () => Promise<void> = async () => undefined,
): Promise<number> => {
  await mkdir(incoming, { recursive: true });
  const beside = join(incoming, `${randomBytes(12).toString("hex")}.part`);
  try {
    const target = createWriteStream(beside, { flags: "wx", flush: true });
    await pipeline(Readable.from(body), target);
    await mayStay();
    await giveName(beside, to);
    return target.bytesWritten;
  } finally {
    await rm(beside, { force: true });
  }
};

/** Moves a complete file, even from another disk. */
export const moveSafely = async (place: { readonly incoming: string; readonly to: string }, from: string) => {
  try {
    const handle = await open(from, "r+");
    await handle.sync().finally(() => handle.close());
    await giveName(from, place.to);
  } catch (error) {
    if (errorCodeOf(error) !== "EXDEV") throw error;
    await writeSafely(place, createReadStream(from));
    await rm(from, { force: true });
  }
};
