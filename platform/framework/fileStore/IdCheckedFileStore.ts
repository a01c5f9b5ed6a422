// The file store of this database. It is used only while its id matches: the folder of a disk that is not mounted is
// empty, so old files would seem lost, and new ones would go there. Files of another database must not be deleted.
import { Failure } from "../wire/Failure";
import type {
  SpecialFile,
  ByteRange,
  DirectUploads,
  FileFolder,
  FileKey,
  FileStore,
  ListedFile,
  StoredFile,
} from "./FileStore";
import { ID_FILE, readId } from "./FileStore";

export class IdCheckedFileStore implements FileStore {
  readonly address: string;
  readonly direct: DirectUploads | null;
  readonly #files: FileStore;
  #id: string | null = null;
  #checking: Promise<void> | null = null;
  #isAway = false;

  constructor(files: FileStore) {
    this.#files = files;
    this.address = files.address;
    const { direct } = files;
    this.direct = direct && {
      most: direct.most,
      addressOf: async (...given) => this.#whileThere(() => direct.addressOf(...given)),
      arrived: (...given) => direct.arrived(...given),
      keep: async (...given) => this.#whileThere(() => direct.keep(...given)),
      forget: (id) => direct.forget(id),
    };
  }

  /** Requires this id of the store from now on. */
  own(id: string): void {
    this.#id = id;
  }

  /** @throws Failure 503 if the store does not answer or has another id. One check serves all waiting requests. */
  async check(): Promise<void> {
    // The id is not known before the start has compared it with the database.
    if (this.#id === null) return;
    this.#checking ??= this.#compare().finally(() => {
      this.#checking = null;
    });
    await this.#checking;
  }

  async #compare(): Promise<void> {
    const found = await readId(this.#files).catch((error: unknown) => (error instanceof Error ? error : String(error)));
    const isThere = found === this.#id;
    if (!isThere && !this.#isAway) console.error(this.#sentence(found));
    if (isThere && this.#isAway) console.info(`The file store ${this.address} is there again.`);
    this.#isAway = !isThere;
    if (!isThere) throw new Failure(503, "files");
  }

  #sentence(found: string | Error | null): string {
    const why =
      found instanceof Error
        ? `does not answer (${found.message})`
        : found === null
          ? `has no ${ID_FILE}`
          : `has the ${ID_FILE} of another database`;
    return `The file store ${this.address} ${why}; mount or reconnect it. Nothing is written to it meanwhile.`;
  }

  async #whileThere<Result>(use: () => Promise<Result>): Promise<Result> {
    await this.check();
    try {
      return await use();
    } catch (error) {
      // If the store has become unavailable meanwhile, that is the reason to report.
      await this.check();
      throw error;
    }
  }

  /** Before answering null, checks that the store is available. Otherwise an existing file could seem to be missing. */
  async #found<Result>(result: Result): Promise<Result> {
    if (result === null) await this.check();
    return result;
  }

  put(key: FileKey, body: AsyncIterable<Uint8Array>, mayStay?: () => Promise<void>): Promise<number> {
    const mayStayHere = async () => {
      await this.check();
      await mayStay?.();
    };
    return this.#whileThere(() => this.#files.put(key, body, mayStayHere));
  }

  take(key: FileKey, path: string): Promise<void> {
    return this.#whileThere(() => this.#files.take(key, path));
  }

  async find(key: FileKey): Promise<StoredFile | null> {
    return this.#found(await this.#files.find(key));
  }

  async read(key: FileKey, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
    return this.#found(await this.#files.read(key, range));
  }

  remove(folder: FileFolder): Promise<void> {
    return this.#whileThere(() => this.#files.remove(folder));
  }

  async *list(of: "files" | "tasks"): AsyncGenerator<ListedFile> {
    await this.check();
    yield* this.#files.list(of);
  }

  readText(name: SpecialFile): Promise<string | null> {
    return this.#files.readText(name);
  }

  writeText(name: SpecialFile, text: string): Promise<void> {
    return this.#whileThere(() => this.#files.writeText(name, text));
  }

  tryWriting(): Promise<void> {
    return this.#whileThere(() => this.#files.tryWriting());
  }

  tidy(): Promise<void> {
    return this.#whileThere(() => this.#files.tidy());
  }
}
