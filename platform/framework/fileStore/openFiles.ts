import { fileURLToPath } from "node:url";
import { Refusal } from "../settings/Refusal";
import type { FileStore } from "./FileStore";
import { FolderStore } from "./FolderStore";
import { isS3, s3PlaceOf } from "./s3Place";
import { S3Store } from "./S3Store";

const storeAt = async (url: string | null, dataDir: string): Promise<FileStore> => {
  if (url === null || !isS3(url)) return new FolderStore(url === null ? dataDir : fileURLToPath(url));
  return S3Store.open(s3PlaceOf(url));
};

/** Opens the file store at FILES_URL, or without one in the data folder. @throws Refusal if it cannot be used */
export const openFiles = async (url: string | null, dataDir: string): Promise<FileStore> => {
  const files = await storeAt(url, dataDir);
  try {
    await files.readId();
    return files;
  } catch (error) {
    throw new Refusal(
      `The files in ${files.address} cannot be reached (${error instanceof Error ? error.message : error}); FILES_URL says where they are.`,
    );
  }
};
