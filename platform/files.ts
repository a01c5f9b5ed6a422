// Uploaded files: put once by an address that only the platform gives out, then read by anybody who knows it.
//   PUT /files/<id>/<name>?secret=…     GET /files/<id>/<name>     POST /api/v2/oss/upload (multipart)
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Failure } from "./Failure";
import { newAddress } from "./calls/upload";
import type { Answer, SessionRequest } from "./Platform";
import { forgetNote, readNote } from "./storage/bookkeeping";
import type { Db } from "./storage/Store";

const MOST_BYTES = 128 * 1024 * 1024;
const ADDRESS = /^\/files\/([0-9a-f]{24})\/([^/]+)$/;
/** Shown by a browser; everything else is only ever saved, so that no upload runs as a page of ours. */
const SHOWN: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
};

const plain = (status: number, text = "") =>
  new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8" } });

const placeOf = (folder: string, pathname: string): { id: string; file: string; name: string } | null => {
  const [, id, encoded] = ADDRESS.exec(pathname) ?? [];
  if (id === undefined || encoded === undefined) return null;
  const name = decodeURIComponent(encoded);
  return /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u.test(name) ? { id, name, file: join(folder, id, name) } : null;
};

const limited = async function* (body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Failure(413);
    yield chunk;
  }
};

const chunksOf = async function* (stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
};

/** Beside first, then renamed: a broken upload leaves nothing that could be read. */
const store = async (file: string, body: AsyncIterable<Uint8Array>): Promise<void> => {
  await mkdir(join(file, ".."), { recursive: true });
  const beside = `${file}.part`;
  try {
    await pipeline(Readable.from(limited(body)), createWriteStream(beside));
    await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
};

const put = async (
  db: Db,
  place: { id: string; file: string },
  request: Request,
  secret: string | null,
  now: number,
): Promise<Response> => {
  const wanted = await readNote(db, `put:${place.id}`, now);
  if (wanted === null || secret === null || wanted !== secret)
    return plain(403, "The address is wrong or too old: 401");
  if (request.body === null) return plain(400, "There is no file: 400");
  try {
    await store(place.file, chunksOf(request.body));
  } catch (error) {
    if (error instanceof Failure) return plain(413, "The file is too large: 400");
    throw error;
  }
  await forgetNote(db, `put:${place.id}`);
  return plain(200);
};

const get = async (place: { file: string; name: string }): Promise<Response> => {
  const found = await stat(place.file).catch(() => null);
  if (!found?.isFile()) return plain(404, "No such file");
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

export const serveFile = async (folder: string, db: Db, request: Request, now: number): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url);
  const place = placeOf(folder, pathname);
  if (!place) return plain(404, "No such file");
  if (request.method === "PUT") return put(db, place, request, searchParams.get("secret"), now);
  return request.method === "GET" ? get(place) : plain(405);
};

/** The one-step upload: form data with the file as `file`. */
export const storeForm = async (
  folder: string,
  { caller: _caller }: SessionRequest,
  form: FormData,
): Promise<Answer> => {
  const file = form.get("file");
  if (!(file instanceof File)) throw new Failure(400, "upload");
  const { id, url, name } = newAddress(file.name);
  await store(join(folder, id, name), chunksOf(file.stream()));
  return { data: { url, name: file.name, size: file.size }, count: 1 };
};
