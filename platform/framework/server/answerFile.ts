// Answers a stored file, or the part in a Range header, so that an interrupted download can continue.
import type { ByteRange, FileKey, FileStore, StoredFile } from "../fileStore/FileStore";

const RANGE = /^bytes=(\d*)-(\d*)$/;

/** The requested part. Null for the whole file: several parts, or a changed file. "none" if there is no such part. */
const rangeOf = (headers: Headers, { size, etag }: StoredFile): ByteRange | "none" | null => {
  const [, from = "", to = ""] = RANGE.exec(headers.get("range")?.trim() ?? "") ?? [];
  const condition = headers.get("if-range");
  if ((from === "" && to === "") || (condition !== null && condition !== etag)) return null;
  if (from === "")
    return Number(to) === 0 || size === 0 ? "none" : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return null;
  return first >= size ? "none" : { first, last };
};

/** Null if the file does not exist. */
export const answerFile = async (
  files: FileStore,
  key: FileKey,
  request: Pick<Request, "method" | "headers">,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> => {
  const found = await files.find(key);
  if (found === null) return null;
  const known = { ...headers, etag: found.etag, "accept-ranges": "bytes" };
  const range = rangeOf(request.headers, found);
  if (range === "none")
    return new Response(null, { status: 416, headers: { ...known, "content-range": `bytes */${found.size}` } });
  const status = range === null ? 200 : 206;
  const part: Record<string, string> =
    range === null
      ? { "content-length": String(found.size) }
      : {
          "content-length": String(range.last - range.first + 1),
          "content-range": `bytes ${range.first}-${range.last}/${found.size}`,
        };
  const answered = { status, headers: { ...known, ...part } };
  if (request.method === "HEAD") return new Response(null, answered);
  const body = await files.read(key, range ?? undefined);
  return body && new Response(body, answered);
};
