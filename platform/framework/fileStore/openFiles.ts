import { fileURLToPath } from "node:url";
import { Refusal } from "../settings/Refusal";
import type { Settings } from "../settings/settings";
import { type FileStore, readId } from "./FileStore";
import { FolderStore } from "./FolderStore";
import { isS3, s3PlaceOf } from "../../../features/s3/platform/s3Place";
import { S3Store } from "../../../features/s3/platform/S3Store";

type Wanted = Pick<Settings, "FILES_URL" | "FILES_DIRECT">;

const storeAt = async ({ FILES_URL: url, FILES_DIRECT: isDirect }: Wanted, dataDir: string): Promise<FileStore> => {
  if (url !== null && isS3(url)) return S3Store.open(s3PlaceOf(url), { isDirect });
  if (isDirect)
    throw new Refusal(
      "FILES_DIRECT is 1, but browsers can send files only to a bucket; set FILES_URL, or leave it out.",
    );
  return new FolderStore(url === null ? dataDir : fileURLToPath(url));
};

/** Opens the file store at FILES_URL, or in the data folder. @throws Refusal if it cannot be used */
export const openFiles = async (settings: Wanted, dataDir: string): Promise<FileStore> => {
  const files = await storeAt(settings, dataDir);
  try {
    await readId(files);
    return files;
  } catch (error) {
    throw new Refusal(
      `The files in ${files.address} cannot be reached (${error instanceof Error ? error.message : error}); FILES_URL says where they are.`,
    );
  }
};
