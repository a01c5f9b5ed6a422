// Reads the body of a request and counts its bytes as they arrive, because a header may give a wrong length.
import { Failure } from "./Failure";
import { formatSize } from "./limits";

export const tooLargeFailure = (most: number, context: "body" | "upload" = "body"): Failure =>
  new Failure(413, context, null, { max: formatSize(most) });

interface ReadOptions {
  /** A body of this many bytes is allowed for every sender. */
  readonly small: number;
  /** Called if the body is longer than `small`. Answers how many bytes this sender may send. */
  readonly more: () => Promise<number>;
}

/** The length of the body by its headers; null without one. Node reads no more than this. */
const lengthOf = (request: Request): number | null => {
  const length = request.headers.get("content-length");
  return length === null ? null : Number(length);
};

/** @throws Failure 413 as soon as the limit is exceeded. The rest is not read */
export const readBytes = async (request: Request, { small, more }: ReadOptions): Promise<Buffer> => {
  const length = lengthOf(request);
  // Nearly every body is small. Reading a small body as a stream would cost more than all other work for the request.
  if (length !== null && length <= small) {
    const whole = Buffer.from(await request.arrayBuffer());
    if (whole.length > small) throw tooLargeFailure(small);
    return whole;
  }
  if (request.body === null) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let most = small;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.byteLength;
    // The rest stays unread, and the server discards it. Cancelling would close the connection before the answer.
    if (bytes > most && most === small) most = Math.max(small, await more());
    if (bytes > most) throw tooLargeFailure(most);
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
};
