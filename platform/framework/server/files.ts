// Uploaded files. Each is stored once, at an address that the platform created. If no answer arrived, it may be sent there
// again. Anybody who knows the address can read the file. Files of one account are separate: see serveTaskFile.ts.
//   PUT /files/<id>/<name>?secret=…     GET /files/<id>/<name>     POST /api/v2/oss/upload (multipart)
import { createHash } from "node:crypto";
import { extname } from "node:path";
import { type FileKey, uploadKey } from "../fileStore/FileStore";
import { isUnwritable } from "../folder/unwritable";
import { decodePart } from "../wire/fileNames";
import { Failure } from "../wire/Failure";
import { makeAddress } from "../wire/fileNames";
import type { Answer } from "../wire/envelope";
import type { Platform } from "../Platform";
import { readChunks, limitBytes, readUpload } from "../wire/readUpload";
import { readNote, writeNoteIf } from "../storage/bookkeeping";
import { acceptUpload } from "../uploads/acceptUpload";
import { AWAITED, findUploads, markStored, addUploads, STORED } from "../uploads/uploads";
import { answerFile } from "./answerFile";

const ADDRESS = /^\/files\/([0-9a-f]{24})\/([^/]+)$/;
/** Types that a browser may display. All others are downloaded, so that no upload runs as a page of this site. */
const SHOWN: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
};

/** The code for a file store that does not answer. */
const AWAY = 503;

const answerText = (status: number, text = "") =>
  new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8" } });

interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly key: FileKey;
}

const uploadAt = (pathname: string): UploadedFile | null => {
  const [, id, encoded] = ADDRESS.exec(pathname) ?? [];
  if (id === undefined || encoded === undefined) return null;
  const name = decodePart(encoded);
  return name !== null && /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u.test(name)
    ? { id, name, key: uploadKey(id, name) }
    : null;
};

const put = async (
  { store: { db }, files, limits, now }: Platform,
  { id, key }: UploadedFile,
  request: Request,
  secret: string | null,
): Promise<Response> => {
  const note = `put:${id}`;
  const wrong = new Failure(401);
  try {
    const [wanted] = (await readNote(db, note, now()))?.split(" ") ?? [];
    if (wanted === undefined || secret === null || wanted !== secret) throw wrong;
    if (request.body === null) return answerText(400, "There is no file: 400");
    const hash = createHash("sha256");
    const hashed = async function* (body: AsyncIterable<Uint8Array>) {
      for await (const chunk of body) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await files.put(key, hashed(limitBytes(readChunks(request.body), limits.uploadBytes)), async () => {
      // From here on, the address accepts only this content. Of several parallel uploads, one succeeds. The same file
      // can be sent again if the answer was lost, or if the process ended before it named the file.
      const value = `${secret} ${hash.digest("base64url")}`;
      if (!(await writeNoteIf(db, note, { before: secret, value, now: now() }))) throw wrong;
      await markStored(db, id);
    });
    return answerText(200);
  } catch (error) {
    if (error === wrong) return answerText(403, "The address is wrong or too old: 401");
    if (error instanceof Failure && error.code === AWAY)
      return answerText(AWAY, `The files are away: ${error.message}`);
    if (error instanceof Failure) return answerText(413, "The file is too large: 413");
    if (!isUnwritable(error)) throw error;
    console.error(error);
    return answerText(507, "The disk is full or write-protected: 500.disk");
  }
};

/** The refusals of a file that a browser sent to the bucket, with their HTTP status and message. */
const REFUSED: Readonly<Record<string, readonly [number, string]>> = {
  "invalid.fileSize": [413, "The file does not have the size that was promised: 413"],
  "invalid.fileType": [415, "The content of the file is not what its name says: 415"],
};

/** Checks a file that a browser sent to the bucket, at its first download. Null if it is fine or does not exist. */
const settled = async ({ store, files, limits }: Platform, { id }: UploadedFile): Promise<Response | null> => {
  if (files.direct === null) return null;
  const [upload] = await findUploads(store.db, [id]);
  if (upload?.state !== AWAITED || upload.size === 0) return null;
  const [status, text] = REFUSED[(await acceptUpload({ db: store.db, files, limits }, upload)) ?? ""] ?? [0, ""];
  return status === 0 ? null : answerText(status, text);
};

const get = async (platform: Platform, file: UploadedFile, request: Request): Promise<Response> => {
  const refused = await settled(platform, file);
  if (refused) return refused;
  const { key, name } = file;
  const { files } = platform;
  const shown = SHOWN[extname(name).toLowerCase()];
  const headers = {
    "content-type": shown ?? "application/octet-stream",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
    ...(shown ? {} : { "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}` }),
  };
  return (await answerFile(files, key, request, headers)) ?? answerText(404, "No such file");
};

export const serveFile = async (platform: Platform, request: Request): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url);
  const file = uploadAt(pathname);
  if (!file) return answerText(404, "No such file");
  if (request.method === "PUT") return put(platform, file, request, searchParams.get("secret"));
  return request.method === "GET" || request.method === "HEAD" ? get(platform, file, request) : answerText(405);
};

/** The upload in one request: form data with the file in `file`. @throws Failure 413 for a file that is too large */
export const storeForm = async (
  { store: { db }, files, limits, now }: Platform,
  request: Request,
  account: string | number,
): Promise<Answer> => {
  const data = await readUpload(request, limits.uploadBytes, (given) => {
    const { id, url, name } = makeAddress(given);
    const noted = { id, name, account: String(account), state: STORED, now: now() };
    return {
      url,
      store: (body) => files.put(uploadKey(id, name), body, () => addUploads(db, [noted])),
      remove: () => files.remove(`files/${id}`),
    };
  });
  return { data, count: 1 };
};
