// Stores the files of the platform: uploads and files of tasks. All instances of a platform use one file store. Only
// this room knows where files are. A file never changes after it got its key.

/** Of an upload: `files/<id>/<name>`. Account: `files/own/<account>/<id>/<name>`. Task: `tasks/<job>/<name>`. */
export type FileKey = `files/${string}/${string}` | `tasks/${string}/${string}`;
/** The folder of one upload or task, without a slash at the end. */
export type FileFolder = `files/${string}` | `tasks/${string}`;

export const uploadKey = (id: string, name: string): FileKey => `files/${id}/${name}`;
export const taskKey = (job: string, name: string): FileKey => `tasks/${job}/${name}`;

/** The file with the id of the store, which must be copied together with the files. */
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
  /** The size in bytes. */
  readonly size: number;
  /** Identifies the content, in quotation marks. */
  readonly etag: string;
}

/** The first and the last byte of a part, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface ListedFile {
  readonly key: FileKey;
  readonly size: number;
  /** Seconds since the file was written, by the clock of the store. */
  readonly age: number;
}

/** A file that a browser is to send directly to the store. */
export interface DirectUpload {
  readonly id: string;
  readonly name: string;
  /** The size in bytes. The address accepts only this size and type. */
  readonly size: number;
  readonly type: string;
}

export interface ArrivedFile extends StoredFile {
  /** The first bytes of the file. */
  readonly first: Uint8Array;
}

/**
 * Lets browsers send files directly to the store. Nobody can read such a file until the platform has checked it and
 * given it its key. So an address may be used again while it is valid, and a file never changes.
 */
export interface DirectUploads {
  /** The largest accepted size, in bytes. */
  readonly most: number;
  /** An address that accepts only a PUT of this file, for this number of seconds. */
  addressOf(file: DirectUpload, seconds: number): Promise<string>;
  /** A file that a browser has sent; null if none has arrived. */
  arrived(id: string, name: string): Promise<ArrivedFile | null>;
  /** Gives a sent file its key. Answers false if it is missing, or has another content than `etag` says. */
  keep(id: string, name: string, etag: string): Promise<boolean>;
  /** Removes a sent file that got no key. */
  forget(id: string): Promise<void>;
}

export interface FileStore {
  /** The place of the store as text for people, without secrets. */
  readonly address: string;
  /** Null if browsers must send files through the platform. */
  readonly direct: DirectUploads | null;
  /**
   * Stores a file and answers its size. Nobody sees it before it is complete and on the disk. `mayStay` runs just
   * before the file gets its key, and may throw to reject the file.
   */
  put(key: FileKey, body: AsyncIterable<Uint8Array>, mayStay?: () => Promise<void>): Promise<number>;
  /** Moves a complete file from the scratch folder into the store. */
  take(key: FileKey, path: string): Promise<void>;
  /** Facts about a file; null if there is no such file. */
  find(key: FileKey): Promise<StoredFile | null>;
  /** The content of a file, or of a part; null if there is no such file. */
  read(key: FileKey, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Removes a folder with all its files. */
  remove(folder: FileFolder): Promise<void>;
  /** Lists all files of uploads or of tasks. */
  list(of: "files" | "tasks"): AsyncIterable<ListedFile>;
  /** Reads a small text beside the files; null if it is missing. @throws Error if the store does not answer */
  readText(name: SpecialFile): Promise<string | null>;
  /** Replaces the content of a special file as a whole. */
  writeText(name: SpecialFile, text: string): Promise<void>;
  /** @throws Error if the store does not answer or has lost its id, such as a shared folder that is not mounted */
  check(): Promise<void>;
  /** Writes and removes a small file, to find out whether the disk is full. @throws Error if it is */
  tryWriting(): Promise<void>;
  /** Removes files that were never completed, unless a running instance may still be writing them. */
  tidy(): Promise<void>;
}

/** The id of a store; null for a new one. @throws Error if the store does not answer */
export const readId = async (files: Pick<FileStore, "readText">): Promise<string | null> =>
  (await files.readText(ID_FILE))?.trim() || null;

export const writeId = (files: Pick<FileStore, "writeText">, id: string): Promise<void> =>
  files.writeText(ID_FILE, `${id}\n`);
