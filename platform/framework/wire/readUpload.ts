// Form data with one file, which goes to the disk as it arrives.
import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { Failure } from "./Failure";
import { tooLarge } from "./readBytes";

export const chunksOf = async function* (stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  // What is left unread is the server's to throw away: were it cancelled, the line would break before the answer.
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
};

const limited = async function* (body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > most) throw tooLarge(most, "upload");
    yield chunk;
  }
};

/**
 * Beside first, then renamed: a broken upload leaves nothing that could be read. Of several for one place each is beside by
 * itself; `mayStay` is asked once all of it is there. Answers the number of bytes.
 */
export const storeFile = async (
  file: string,
  body: AsyncIterable<Uint8Array>,
  most: number,
  mayStay: () => Promise<void> = async () => undefined,
): Promise<number> => {
  await mkdir(dirname(file), { recursive: true });
  const beside = `${file}.${randomBytes(8).toString("hex")}.part`;
  try {
    const target = createWriteStream(beside);
    await pipeline(Readable.from(limited(body, most)), target);
    await mayStay();
    await rename(beside, file);
    return target.bytesWritten;
  } finally {
    await rm(beside, { force: true });
  }
};

export interface Uploaded {
  readonly name: string;
  readonly size: number;
  readonly url: string;
}

/** Beside the file: its head, the other fields, the boundaries. */
const REST = 64 * 1024;

const LIMITS = { files: 1, fields: 20, parts: 25, fieldSize: REST };

const formOf = (request: Request): BusboyInstance | null => {
  try {
    return new Busboy({ headers: { "content-type": request.headers.get("content-type") ?? "" }, limits: LIMITS });
  } catch {
    return null;
  }
};

/** What is told as it is: a refusal of ours, or that the disk is full. */
const isKnown = (error: unknown): boolean =>
  error instanceof Failure || (error instanceof Error && "code" in error && String(error.code).startsWith("E"));

/**
 * The field `file` of the form; `place` says where a file of a name goes.
 * @throws Failure 400 for a form without a file, 413 for a file that is too large
 */
export const readUpload = async (
  request: Request,
  most: number,
  place: (name: string) => { readonly file: string; readonly url: string },
): Promise<Uploaded> => {
  const wrong = new Failure(400, "upload");
  const form = formOf(request);
  if (request.body === null || form === null) throw wrong;
  const source = Readable.from(limited(chunksOf(request.body), most + REST));
  const stored: Promise<Uploaded>[] = [];
  const placed: string[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    const files: Readable[] = [];
    const fail = (error: unknown) => {
      reject(isKnown(error) ? error : wrong);
      source.destroy();
      for (const file of files) file.destroy(wrong);
    };
    form.on("file", (field, stream, name) => {
      // Of one that nobody reads, too: it may break off like any other, and an error that nobody hears ends the process.
      stream.on("error", fail);
      if (field !== "file" || !name) return void stream.resume();
      files.push(stream);
      const { file, url } = place(name);
      placed.push(file);
      const work = storeFile(file, stream, most).then((size) => ({ name, size, url }));
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
    // What came before the line broke may have looked whole.
    for (const file of placed) await rm(dirname(file), { recursive: true, force: true });
    throw error;
  }
  const [only] = await Promise.all(stored);
  if (only === undefined) throw wrong;
  return only;
};
