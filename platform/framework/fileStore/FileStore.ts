// Where the platform keeps files: uploads, and files of tasks. All instances of a platform use one file store, and no
// other code knows where it is. A file never changes after it has got its key.

/**
 * `files/<id>/<name>` for an upload, `files/own/<account>/<id>/<name>` for a file of one account, `tasks/<job>/<name>` for
 * the file of a task.
 */
export type FileKey = `files/${string}/${string}` | `tasks/${string}/${string}`;
/** The folder of an upload or of a task, without a slash at its end. */
export type FileFolder = `files/${string}` | `tasks/${string}`;

export const uploadKey = (id: string, name: string): FileKey => `files/${id}/${name}`;
export const taskKey = (job: string, name: string): FileKey => `tasks/${job}/${name}`;

/** The file with the id of the store. It must be copied together with the files. */
export const ID_FILE = "file-store.id";
/** The file with the marks of the audit trail: see trail/Marks.ts. */
export const MARKS_FILE = "trail.marks";
export type SpecialFile = typeof ID_FILE | typeof MARKS_FILE;

/** @throws TypeError for a key that could lead out of the store */
export const checkKey = (key: FileKey): void => {
  const [of = "", ...parts] = key.split("/");
  const name = parts.pop() ?? "";
  const isRight = /^(files|tasks)$/.test(of) && parts.length > 0 && parts.every((part) => /^[\w-]+$/.test(part));
  if (!isRight || name === "" || /^\.|\\/.test(name)) throw new TypeError(`no key of a file: ${key}`);
};

export interface StoredFile {
  /** In bytes. */
  readonly size: number;
  /** Another one for each content, in quotation marks. */
  readonly etag: string;
}

/** From the first to the last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface ListedFile {
  readonly key: FileKey;
  readonly size: number;
  /** Seconds since it was written, by the clock of the store. */
  readonly age: number;
}

/** A file that a browser sends to the store itself. */
export interface DirectFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. The address accepts exactly this size and type. */
  readonly size: number;
  readonly type: string;
}

export interface ArrivedFile extends StoredFile {
  /** Its first bytes. */
  readonly first: Uint8Array;
}

/**
 * Lets browsers send files to the store itself. A file that arrives is kept where nobody can read it until the platform
 * has checked it and gives it its key. So an address may be used again while it is valid, and a file never changes.
 */
export interface DirectUploads {
  /** An address that accepts a PUT of only this file, for this number of seconds. */
  addressOf(file: DirectFile, seconds: number): Promise<string>;
  /** The file that has arrived; null if none has. */
  arrived(id: string, name: string): Promise<ArrivedFile | null>;
  /** Gives the arrived file its key. False if it has changed or is missing. */
  keep(id: string, name: string, etag: string): Promise<boolean>;
  /** Removes what has arrived and was not kept. */
  forget(id: string): Promise<void>;
}

export interface FileStore {
  /** The place as text for people, without secrets. */
  readonly address: string;
  /** Null where files go through the platform. */
  readonly direct: DirectUploads | null;
  /**
   * Stores a file and answers its size. Nobody sees it before it is complete and on the disk. `mayStay` runs just before
   * it gets its key, and throws to reject it.
   */
  put(key: FileKey, body: AsyncIterable<Uint8Array>, mayStay?: () => Promise<void>): Promise<number>;
  /** Moves a complete file of the scratch folder into the store. */
  take(key: FileKey, path: string): Promise<void>;
  /** Null if there is no such file. */
  find(key: FileKey): Promise<StoredFile | null>;
  /** The content, or a part of it. Null if there is no such file. */
  read(key: FileKey, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Removes all files of a folder. */
  remove(folder: FileFolder): Promise<void>;
  /** All files of uploads or of tasks. */
  list(of: "files" | "tasks"): AsyncIterable<ListedFile>;
  /** A small text outside the files; null if there is none. @throws Error if the store does not answer */
  readText(name: SpecialFile): Promise<string | null>;
  /** Replaces it as a whole. */
  writeText(name: SpecialFile, text: string): Promise<void>;
  /** @throws Error if the store does not answer, or has lost its id, as a shared folder that is not mounted */
  check(): Promise<void>;
  /** Writes and removes a little, to see whether the disk of the files is full. @throws Error if it cannot */
  tryWriting(): Promise<void>;
  /** Removes what killed runs left unfinished, if no running instance can still be writing it. */
  tidy(): Promise<void>;
}

/** The id by which a database knows a store; null if it has none yet. @throws Error if the store does not answer */
export const readId = async (files: Pick<FileStore, "readText">): Promise<string | null> =>
  (await files.readText(ID_FILE))?.trim() || null;

export const writeId = (files: Pick<FileStore, "writeText">, id: string): Promise<void> =>
  files.writeText(ID_FILE, `${id}\n`);
