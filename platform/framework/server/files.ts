// Uploaded files. Each is stored once, at an address that only the platform gives out. Anybody who knows it can read
// the file. Files of one account are not among them: serveTaskFile.ts.
//   PUT /files/<id>/<name>?secret=…     GET /files/<id>/<name>     POST /api/v2/oss/upload (multipart)
import { openAsBlob } from "node:fs";
import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { decodePart } from "../wire/fileNames";
import { Failure } from "../wire/Failure";
import { makeAddress } from "../wire/fileNames";
import type { Answer } from "../wire/envelope";
import type { Platform } from "../Platform";
import { chunksOf, readUpload, storeFile } from "../wire/readUpload";
import { readNote, takeNote } from "../storage/bookkeeping";
import type { Db } from "../storage/Store";

const ADDRESS = /^\/files\/([0-9a-f]{24})\/([^/]+)$/;
/** Types that a browser may show. All others are only downloaded, so that no upload runs as a page of this site. */
const SHOWN: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
};

const answerText = (status: number, text = "") =>
  new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8" } });

const placeOf = (folder: string, pathname: string): { id: string; file: string; name: string } | null => {
  const [, id, encoded] = ADDRESS.exec(pathname) ?? [];
  if (id === undefined || encoded === undefined) return null;
  const name = decodePart(encoded);
  return name !== null && /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u.test(name)
    ? { id, name, file: join(folder, id, name) }
    : null;
};

const put = async (
  db: Db,
  place: { id: string; file: string },
  request: Request,
  secret: string | null,
  now: number,
  most: number,
): Promise<Response> => {
  const note = `put:${place.id}`;
  const wrong = new Failure(401);
  try {
    const wanted = await readNote(db, note, now);
    if (wanted === null || secret === null || wanted !== secret) throw wrong;
    if (request.body === null) return answerText(400, "There is no file: 400");
    await storeFile(place.file, chunksOf(request.body), most, async () => {
      // The note can be taken once, so only one of several parallel uploads succeeds.
      if ((await takeNote(db, note, now)) === null) throw wrong;
    });
    return answerText(200);
  } catch (error) {
    if (error === wrong) return answerText(403, "The address is wrong or too old: 401");
    if (error instanceof Failure) return answerText(413, "The file is too large: 413");
    throw error;
  }
};

const get = async (place: { file: string; name: string }): Promise<Response> => {
  const found = await stat(place.file).catch(() => null);
  if (!found?.isFile()) return answerText(404, "No such file");
  const shown = SHOWN[extname(place.name).toLowerCase()];
  const headers = {
    "content-type": shown ?? "application/octet-stream",
    "content-length": String(found.size),
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
    ...(shown ? {} : { "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(place.name)}` }),
  };
  return new Response(await openAsBlob(place.file), { headers });
};

export const serveFile = async ({ filesDir, store, limits, now }: Platform, request: Request): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url);
  const place = placeOf(filesDir, pathname);
  if (!place) return answerText(404, "No such file");
  if (request.method === "PUT")
    return put(store.db, place, request, searchParams.get("secret"), now(), limits.uploadBytes);
  return request.method === "GET" ? get(place) : answerText(405);
};

/** The upload in one step: form data with the file in `file`. @throws Failure 413 for a file that is too large */
export const storeForm = async ({ filesDir, limits }: Platform, request: Request): Promise<Answer> => {
  const data = await readUpload(request, limits.uploadBytes, (given) => {
    const { id, url, name } = makeAddress(given);
    return { url, file: join(filesDir, id, name) };
  });
  return { data, count: 1 };
};
