// Collects what a transaction writes, for the audit trail. `transact` begins a recorder with each transaction and writes
// the trail at its end, in the same transaction, so that nothing is stored without it.
import type { Entry } from "./Entry";
import type { Db, Trail } from "./Store";

const recorders = new WeakMap<Db, Entry[] | null>();

/** Begins to collect entries. Without a trail, they are dropped. */
export const beginRecording = (db: Db, trail: Trail | null): readonly Entry[] => {
  const entries: Entry[] = [];
  recorders.set(db, trail === null ? null : entries);
  return entries;
};

/** For the transaction that migrates and fills a store: no account makes its changes, so they are not recorded. */
export const disableRecording = (db: Db): void => {
  recorders.set(db, null);
};

const entriesOf = (db: Db): Entry[] | null => {
  const entries = recorders.get(db);
  if (entries === undefined)
    throw new Error("Rows of a resource are written within transact(), which records them in the audit trail.");
  return entries;
};

/** Whether writes through `db` are recorded. @throws Error outside `transact` */
export const isRecorded = (db: Db): boolean => entriesOf(db) !== null;

/** Adds an entry to the trail of the open transaction. @throws Error outside `transact` */
export const recordEntry = (db: Db, entry: Entry): void => {
  entriesOf(db)?.push(entry);
};

/** The entries that the open transaction has so far. @throws Error outside `transact` */
export const recordedEntries = (db: Db): readonly Entry[] => entriesOf(db) ?? [];

/** Runs a part of a transaction. If it fails, its entries are dropped together with its writes. */
export const recordPart = async <Result>(db: Db, work: () => Promise<Result>): Promise<Result> => {
  const entries = recorders.get(db);
  const length = entries?.length ?? 0;
  try {
    return await work();
  } catch (error) {
    entries?.splice(length);
    throw error;
  }
};

/** Runs a part of a transaction, whose entries are recorded as if it were a separate transaction. */
export const recordSeparately = async <Result>(db: Db, work: () => Promise<Result>): Promise<Result> => {
  const entries = recorders.get(db);
  const length = entries?.length ?? 0;
  const result = await work();
  const own = entries?.splice(length) ?? [];
  if (own.length > 0) entries?.push({ is: "part", entries: own });
  return result;
};

/** Runs a part of a transaction without recording it, because the trail records its changes in another way. */
export const withoutRecording = async (db: Db, work: () => Promise<void>): Promise<void> => {
  const entries = recorders.get(db);
  const length = entries?.length ?? 0;
  await work();
  entries?.splice(length);
};
