// Lists all files of a folder and its subfolders with their relative paths, sizes in bytes and SHA-256 hashes, sorted
// by path.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Manifest } from "./Manifest";

type Entry = Manifest["files"][number];

const hashFile = async (folder: string, path: string): Promise<Entry> => {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of createReadStream(join(folder, path))) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { path: path.split(sep).join("/"), size, sha256: hash.digest("hex") };
};

export const hashFiles = async (folder: string): Promise<Entry[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const files: Entry[] = [];
  for (const path of paths.toSorted()) files.push(await hashFile(folder, path));
  return files;
};
