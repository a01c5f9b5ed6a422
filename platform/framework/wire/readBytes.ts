// Reads the body of a request and counts its bytes as they arrive, because a header may give a wrong length.
import { Failure } from "./Failure";
import { formatSize } from "./limits";

export const tooLarge = (most: number, context: "body" | "upload" = "body"): Failure =>
  new Failure(413, context, null, { max: formatSize(most) });

interface ReadOptions {
  /** The number of bytes that every sender may send. */
  readonly small: number;
  /** Called when the body exceeds `small`: answers the number of bytes that this sender may send. */
  readonly more: () => Promise<number>;
}

/** @throws Failure 413 as soon as the limit is exceeded; the rest is not read */
export const readBytes = async (request: Request, { small, more }: ReadOptions): Promise<Buffer> => {
  if (request.body === null) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let most = small;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.byteLength;
    // The server discards the unread rest. If it were cancelled here, the connection would close before the answer is
    // sent.
    if (bytes > most && most === small) most = Math.max(small, await more());
    if (bytes > most) throw tooLarge(most);
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
};
