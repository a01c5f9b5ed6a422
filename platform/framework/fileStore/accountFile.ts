// Files that only sessions of one account can download, such as rows that an import refused.
// GET /files/own/<account>/<id>/<name>
import { type FileKey, type FileStore, uploadKey } from "./FileStore";
import { decodePart, makeAddress } from "../wire/fileNames";
import { invalidFailure } from "../wire/Failure";
import { readChunks } from "../wire/readUpload";

const UPLOADED = /^\/files\/([0-9a-f]{24})\/([^/]+)$/;
const OWN = /^\/files\/own\/([\w-]+)\/([0-9a-f]{24})\/([^/]+)$/;
const NAME = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u;

export interface AccountFile {
  readonly url: string;
  readonly key: FileKey;
  readonly name: string;
}

/** The key of an account, encoded as a part of an address. */
const partOf = (account: unknown): string => Buffer.from(String(account)).toString("base64url");

const placed = (account: unknown, id: string, name: string): AccountFile => {
  const part = partOf(account);
  const url = `/files/own/${part}/${id}/${encodeURIComponent(name)}`;
  return { url, key: `files/own/${part}/${id}/${name}`, name };
};

/** The place and address for a new file of this account. */
export const newAccountFile = (account: unknown, given: string): AccountFile => {
  const { id, name } = makeAddress(given);
  return placed(account, id, name);
};

/** The file of this account at an address. Null if it is another address. */
export const accountFileAt = (account: unknown, pathname: string): AccountFile | null => {
  const [, part, id = "", encoded = ""] = OWN.exec(pathname) ?? [];
  const name = decodePart(encoded);
  return part === partOf(account) && name !== null && NAME.test(name) ? placed(account, id, name) : null;
};

/** Copies an uploaded file, which is public, to a place for this account only. @throws Failure 406 if it is missing */
export const copyUploadToAccount = async (
  { files }: { readonly files: FileStore },
  account: unknown,
  address: string,
): Promise<AccountFile> => {
  const wrong = invalidFailure({ result: "invalid.standard" });
  const [, id = "", encoded = ""] = UPLOADED.exec(address) ?? [];
  const name = decodePart(encoded);
  if (name === null || !NAME.test(name)) throw wrong;
  const file = placed(account, id, name);
  const upload = await files.read(uploadKey(id, name));
  if (upload === null) throw wrong;
  await files.put(file.key, readChunks(upload));
  return file;
};
