import { fileURLToPath } from "node:url";
import { Refusal } from "../settings/Refusal";
import type { Settings } from "../settings/settings";
import { type FileStore, readId } from "./FileStore";
import { FolderStore } from "./FolderStore";

export type FileSettings = Pick<Settings, "FILES_URL" | "FILES_DIRECT">;

/** Opens a file store of another kind than a folder. Null if the settings do not name one. */
export type OpenFileStore = (settings: FileSettings) => Promise<FileStore | null>;

const folderAt = ({ FILES_URL: url, FILES_DIRECT: isDirect }: FileSettings, dataDir: string): FileStore => {
  if (isDirect)
    throw new Refusal(
      "FILES_DIRECT is 1, but browsers can send files only to a bucket; set FILES_URL, or leave it out.",
    );
  if (url === null) return new FolderStore(dataDir);
  if (!url.startsWith("file:"))
    throw new Refusal(
      "FILES_URL names a bucket, but the console leaves the feature s3 out. Add s3 to `features` of console.yaml and run `npm run generate`, or name a folder.",
    );
  return new FolderStore(fileURLToPath(url));
};

const storeAt = async (
  settings: FileSettings,
  dataDir: string,
  others: readonly OpenFileStore[],
): Promise<FileStore> => {
  for (const open of others) {
    const store = await open(settings);
    if (store !== null) return store;
  }
  return folderAt(settings, dataDir);
};

/** Opens the file store at FILES_URL, or in the data folder. @throws Refusal if it cannot be used */
export const openFiles = async (
  settings: FileSettings,
  dataDir: string,
  others: readonly OpenFileStore[],
): Promise<FileStore> => {
  const files = await storeAt(settings, dataDir, others);
  try {
    await readId(files);
    return files;
  } catch (error) {
    throw new Refusal(
      `The files in ${files.address} cannot be reached (${error instanceof Error ? error.message : error}); FILES_URL says where they are.`,
    );
  }
};
