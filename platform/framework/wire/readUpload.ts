// Reads form data with one file, which is stored as it arrives.
import { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { Failure } from "./Failure";
import { tooLargeFailure } from "./readBytes";

export const readChunks = async function* (stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  // The rest stays unread, and the server discards it. Cancelling would close the connection before the answer is sent.
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
};

/** Passes the bytes of a body on. @throws Failure 413 when there are more than `most` */
export const limitBytes = async function* (body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > most) throw tooLargeFailure(most, "upload");
    yield chunk;
  }
};

export type ReceivedUpload = {
  readonly name: string;
  readonly size: number;
  readonly url: string;
};

/** The place where a file is stored. */
export interface UploadPlace {
  readonly url: string;
  /** Stores the file and answers its size. Stores nothing if the body fails. */
  store(body: AsyncIterable<Uint8Array>): Promise<number>;
  /** Removes the stored file. */
  remove(): Promise<void>;
}

/** The bytes of a form around the file: its header, other fields, boundaries. */
const REST = 64 * 1024;

const LIMITS = { files: 1, fields: 20, parts: 25, fieldSize: REST };

const formOf = (request: Request): BusboyInstance | null => {
  try {
    return new Busboy({ headers: { "content-type": request.headers.get("content-type") ?? "" }, limits: LIMITS });
  } catch {
    return null;
  }
};

/** Whether an error is answered unchanged: a Failure, or an error of the file system such as a full disk. */
const isKnown = (error: unknown): boolean =>
  error instanceof Failure || (error instanceof Error && "code" in error && String(error.code).startsWith("E"));

/**
 * Stores the file in the field `file` of a form. `place` answers the place for a file of this name. @throws Failure 400
 * for a form without a file, 413 for a file that is too large
 */
export const readUpload = async (
  request: Request,
  most: number,
  place: (name: string) => UploadPlace,
): Promise<ReceivedUpload> => {
  const wrong = new Failure(400, "upload");
  const form = formOf(request);
  if (request.body === null || form === null) throw wrong;
  const source = Readable.from(limitBytes(readChunks(request.body), most + REST));
  const stored: Promise<ReceivedUpload>[] = [];
  const placed: UploadPlace[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    const files: Readable[] = [];
    const fail = (error: unknown) => {
      reject(isKnown(error) ? error : wrong);
      source.destroy();
      for (const file of files) file.destroy(wrong);
    };
    form.on("file", (field, stream, name) => {
      // Files that are ignored need this listener too, because an error event without a listener ends the process.
      stream.on("error", fail);
      if (field !== "file" || !name) return void stream.resume();
      files.push(stream);
      const to = place(name);
      placed.push(to);
      const work = to.store(limitBytes(stream, most)).then((size) => ({ name, size, url: to.url }));
      work.catch(fail);
      stored.push(work);
    });
    form.once("finish", resolve);
    form.on("error", fail);
    source.on("error", fail);
    source.pipe(form);
  });
  try {
    await finished;
  } catch (error) {
    await Promise.allSettled(stored);
    // The file may be stored completely, although the connection broke.
    for (const one of placed) await one.remove();
    throw error;
  }
  const [only] = await Promise.all(stored);
  if (only === undefined) throw wrong;
  return only;
};
