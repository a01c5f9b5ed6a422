// Checks a file that a browser has sent to the store. Only then, the file gets its key and people can read it.
import type { FileStore } from "../fileStore/FileStore";
import { uploadKey } from "../fileStore/FileStore";
import type { Db } from "../storage/Store";
import type { Limits } from "../wire/limits";
import { isContentOf } from "./contents";
import { beginRemoval, markStored, type Upload } from "./uploads";

export interface UploadCheck {
  readonly db: Db;
  readonly files: FileStore;
  readonly limits: Pick<Limits, "uploadBytes">;
}

/** The message key of the reason why the file is refused; null if it has arrived and is the announced file. */
export const acceptUpload = async ({ db, files, limits }: UploadCheck, upload: Upload): Promise<string | null> => {
  const { id, name, size } = upload;
  const { direct } = files;
  const key = uploadKey(id, name);
  const arrived = await direct?.arrived(id, name);
  if (!direct || !arrived) {
    // Another instance may have just checked it.
    if ((await files.find(key)) === null) return "invalid.fileGone";
    await markStored(db, id);
    return null;
  }
  const refused =
    arrived.size !== size || size > limits.uploadBytes
      ? "invalid.fileSize"
      : isContentOf(name, arrived.first)
        ? null
        : "invalid.fileType";
  if (refused !== null) {
    await beginRemoval(db, id, null);
    await direct.forget(id);
    return refused;
  }
  if (!(await direct.keep(id, name, arrived.etag)) && (await files.find(key)) === null) return "invalid.fileGone";
  await markStored(db, id);
  return null;
};
