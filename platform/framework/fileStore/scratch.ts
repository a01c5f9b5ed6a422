// The scratch folder: temporary files of one instance, which are not needed after it has ended. Only the process that
// holds the data folder uses it.
import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { readChunks } from "../wire/readUpload";
import { DAY } from "../wire/seconds";
import type { FileKey, FileStore } from "./FileStore";

export const SCRATCH_FOLDER = "scratch";

/** The path for a file in the scratch folder. Creates the folder of the file. */
export const scratchFile = async (scratch: string, of: string, name: string): Promise<string> => {
  const path = join(scratch, of, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return path;
};

export interface WithFiles {
  readonly files: FileStore;
  readonly scratch: string;
}

/** Copies a stored file to a path. Answers false if there is no such file. */
export const copyToPath = async (files: FileStore, key: FileKey, path: string): Promise<boolean> => {
  const stored = await files.read(key);
  if (stored === null) return false;
  await pipeline(Readable.from(readChunks(stored)), createWriteStream(path));
  return true;
};

/** Copies a stored file into the scratch folder for `use`, and then removes the copy. Null if there is no such file. */
export const withLocalCopy = async <Result>(
  { files, scratch }: WithFiles,
  key: FileKey,
  use: (path: string) => Promise<Result>,
): Promise<Result | null> => {
  const path = await scratchFile(scratch, "copies", randomBytes(12).toString("hex"));
  try {
    return (await copyToPath(files, key, path)) ? await use(path) : null;
  } finally {
    await rm(path, { force: true });
  }
};

export const deleteScratch = (scratch: string, of: string): Promise<void> =>
  rm(join(scratch, of), { recursive: true, force: true });

/** Removes files that were last written more than a day ago, such as those of a job that another instance finished. */
export const cleanScratch = async (scratch: string): Promise<void> => {
  const entries = await readdir(scratch, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const found = entry.isFile() ? await stat(path).catch(() => null) : null;
    if (found && Date.now() - found.mtimeMs > DAY * 1000) await rm(path, { force: true });
  }
};
