// A started import survives a reload: the file, the meaning of its columns, and the progress are stored. There is one
// such import per account and resource.
import { isObject } from "../../../src/framework/wire/readAnswer";
import * as storage from "../../../src/framework/wire/storage";
import type { FileChoice, Mapping, RowOutcome, RowVerdict } from "./ImportPlan";

export interface StoredImport {
  readonly file: File;
  readonly mapping: Mapping;
  /** The sheet, headers and rows that were chosen. */
  readonly choice?: FileChoice;
  readonly task: string;
  /** The results of the rows that the platform checked. Missing if no check has begun. */
  readonly checked?: readonly RowVerdict[];
  /** The outcomes of the rows that were sent. */
  readonly outcomes: readonly RowOutcome[];
  /** Set if an earlier import of this file was stopped. The outcomes before this index belong to that import. */
  readonly before?: number;
  /** Whether all rows were sent and the platform continues in the background. */
  readonly handed?: boolean;
}

const STORE = "imports";

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(storage.ownKey("imports"), 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const within = async <Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const request = work(database.transaction(STORE, mode).objectStore(STORE));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    database.close();
  }
};

const isKept = (value: unknown): value is StoredImport =>
  isObject(value) && value.file instanceof File && "outcomes" in value;

/** Without storage, as in a private window, an import does not survive a reload. Everything else works. */
const harmless = async (work: Promise<unknown>): Promise<unknown> => work.catch(() => null);

// A closing page has no time to delete from the database. So it writes this mark, which takes effect at once.
const markOf = (place: string): string => storage.ownKey(`forgotten-import:${place}`);

const forget = async (place: string): Promise<void> => {
  storage.set(markOf(place), "1");
  await harmless(within("readwrite", (store) => store.delete(place)));
  storage.remove(markOf(place));
};

export const storedImport = {
  read: async (place: string): Promise<StoredImport | null> => {
    if (storage.get(markOf(place)) !== null) {
      await forget(place);
      return null;
    }
    const found = await harmless(within<unknown>("readonly", (store) => store.get(place)));
    return isKept(found) ? found : null;
  },
  write: async (place: string, kept: StoredImport): Promise<void> => {
    storage.remove(markOf(place));
    await harmless(within("readwrite", (store) => store.put(kept, place)));
  },
  forget,
};
