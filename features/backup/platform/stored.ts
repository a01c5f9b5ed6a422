// For a file store outside the data folder: copies its files into a backup, and back.
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type FileStore, ID_FILE, readId, writeId } from "../../../platform/framework/fileStore/FileStore";
import { copyToPath } from "../../../platform/framework/fileStore/scratch";
import { Refusal } from "../../../platform/framework/settings/Refusal";

const FOLDERS = ["files", "tasks"] as const;

/**
 * Copies all files into the folder `to`, at the paths of a data folder. @throws Refusal for a file store without an id,
 * such as an empty folder whose disk is not mounted
 */
export const copyFileStore = async (files: FileStore, to: string): Promise<void> => {
  const id = await readId(files);
  if (id === null)
    throw new Refusal(
      `The file store ${files.address} has no ${ID_FILE}; mount it, or say by FILES_URL where it is. Nothing was backed up.`,
    );
  for (const of of FOLDERS)
    for await (const { key } of files.list(of)) {
      const path = join(to, key);
      mkdirSync(dirname(path), { recursive: true });
      // The file of the task may have been deleted after the store was listed.
      if (!(await copyToPath(files, key, path))) rmSync(dirname(path), { recursive: true, force: true });
    }
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, ID_FILE), `${id}\n`);
};

/** @throws Refusal if the file store already belongs to a database */
export const checkFileStoreUnused = async (files: FileStore): Promise<void> => {
  if ((await readId(files)) !== null)
    throw new Refusal(
      `The file store ${files.address} is not empty; restore into an empty one given by FILES_URL. Nothing was restored.`,
    );
};

/**
 * Moves all files from the folder into the file store. The id comes last, so that an interrupted move can be repeated.
 */
export const restoreFileStore = async (files: FileStore, from: string): Promise<void> => {
  for (const of of FOLDERS) {
    const folder = join(from, of);
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.startsWith(".")) continue;
      const path = join(entry.parentPath, entry.name);
      const within = relative(folder, entry.parentPath).replaceAll("\\", "/");
      await files.put(`${of}/${within}/${entry.name}`, createReadStream(path));
    }
    rmSync(folder, { recursive: true });
  }
  const id = join(from, ID_FILE);
  if (!existsSync(id)) return;
  await writeId(files, readFileSync(id, "utf8").trim());
  rmSync(id);
};
