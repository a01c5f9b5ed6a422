// The bytes of a request, counted as they arrive: a header may lie about how many there will be.
import { Failure } from "./Failure";
import { formatSize } from "./limits";

export const tooLarge = (most: number, context: "body" | "upload" = "body"): Failure =>
  new Failure(413, context, null, { max: formatSize(most) });

interface ReadOptions {
  /** Bytes that anybody may send. */
  readonly small: number;
  /** Asked once the small limit is passed: how many bytes this sender may send. */
  readonly more: () => Promise<number>;
}

/** @throws Failure 413 as soon as more has arrived than may; the rest is not read */
export const readBytes = async (request: Request, { small, more }: ReadOptions): Promise<Buffer> => {
  if (request.body === null) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let most = small;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.byteLength;
    // What is left unread is the server's to throw away: were it cancelled here, the line would break before the answer.
    if (bytes > most && most === small) most = Math.max(small, await more());
    if (bytes > most) throw tooLarge(most);
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
};
