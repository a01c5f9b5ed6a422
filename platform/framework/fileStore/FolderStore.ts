// A file store in a folder: the data folder of one instance, or a folder that several instances share, for example by
// NFS. It needs no file locks, and does not depend on the clocks of machines.
import { openAsBlob } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { errorCodeOf } from "../folder/errorCode";
import { HOUR } from "../wire/seconds";
import { readDiskTime } from "./clock";
import { checkWritable } from "../folder/checkWritable";
import { checkKey, ID_FILE, readId } from "./FileStore";
import type { SpecialFile, ByteRange, FileFolder, FileKey, FileStore, ListedFile, StoredFile } from "./FileStore";
import { moveSafely, writeSafely } from "./writeSafely";

/** The folder of files that are being written. */
export const INCOMING_FOLDER = "incoming";

/** The files that are still being written: each part that arrives changes the file's time, at least once an hour. */
const PART = /\.part$/;
const ABANDONED = HOUR * 1000;

const isMissing = (error: unknown): boolean => ["ENOENT", "ENOTDIR"].includes(errorCodeOf(error));

const absent = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** The paths of all files in a folder and the folders below it. */
const filesBelow = async function* (folder: string): AsyncGenerator<string> {
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(absent)) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
};

export class FolderStore implements FileStore {
  readonly address: string;
  readonly direct = null;
  readonly #root: string;
  readonly #incoming: string;

  constructor(root: string) {
    this.#root = root;
    this.#incoming = join(root, INCOMING_FOLDER);
    this.address = pathToFileURL(root).href;
  }

  #placeOf(key: FileKey) {
    checkKey(key);
    return { incoming: this.#incoming, to: join(this.#root, key) };
  }

  put(key: FileKey, body: AsyncIterable<Uint8Array>, mayStay?: () => Promise<void>): Promise<number> {
    return writeSafely(this.#placeOf(key), body, mayStay);
  }

  take(key: FileKey, path: string): Promise<void> {
    return moveSafely(this.#placeOf(key), path);
  }

  async find(key: FileKey): Promise<StoredFile | null> {
    const found = await stat(this.#placeOf(key).to).catch(absent);
    if (!found?.isFile()) return null;
    return { size: found.size, etag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"` };
  }

  async read(key: FileKey, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    if ((await this.find(key)) === null) return null;
    const blob = await openAsBlob(this.#placeOf(key).to);
    return (range === undefined ? blob : blob.slice(range.first, range.last + 1)).stream();
  }

  remove(folder: FileFolder): Promise<void> {
    return rm(join(this.#root, folder), { recursive: true, force: true });
  }

  async *list(of: "files" | "tasks"): AsyncGenerator<ListedFile> {
    let now: number | null = null;
    for await (const path of filesBelow(join(this.#root, of))) {
      now ??= await readDiskTime(this.#incoming);
      const name = basename(path);
      if (name.startsWith(".") || PART.test(name)) continue;
      const found = await stat(path).catch(absent);
      const inside = relative(join(this.#root, of), path).replaceAll("\\", "/");
      if (found) yield { key: `${of}/${dirname(inside)}/${name}`, size: found.size, age: (now - found.mtimeMs) / 1000 };
    }
  }

  readText(name: SpecialFile): Promise<string | null> {
    return readFile(join(this.#root, name), "utf8").catch(absent);
  }

  async writeText(name: SpecialFile, text: string): Promise<void> {
    const body = async function* () {
      yield new TextEncoder().encode(text);
    };
    await writeSafely({ incoming: this.#incoming, to: join(this.#root, name) }, body());
  }

  async check(): Promise<void> {
    if ((await readId(this)) === null) throw new Error(`${this.address} has no ${ID_FILE}`);
  }

  tryWriting(): Promise<void> {
    return checkWritable(this.#incoming);
  }

  async tidy(): Promise<void> {
    const now = await readDiskTime(this.#incoming);
    // Earlier versions wrote incomplete files next to their final place.
    for (const folder of [this.#incoming, join(this.#root, "files"), join(this.#root, "tasks")])
      for await (const path of filesBelow(folder)) {
        const found = PART.test(path) ? await stat(path).catch(absent) : null;
        if (found && now - found.mtimeMs > ABANDONED) await rm(path, { force: true });
      }
  }
}
