// An end in progress. It is a note in the store, which exists from closing the owner until all its rows are processed.
import type { Language } from "../../../generator";
import type { Caller } from "../../../platform/framework/access/Caller";
import { ENDING_NOTES } from "../../../platform/framework/records/ended";
import { deleteNote, readNote, rewriteNote } from "../../../platform/framework/storage/bookkeeping";
import type { Db } from "../../../platform/framework/storage/Store";
import { isObject } from "../../../platform/framework/wire/readJson";
import type { Procedure } from "./afterwards";

export interface PendingEnd {
  /** The owner: the name of its table, and its key. */
  readonly of: string;
  readonly key: string | number;
  readonly procedure: Procedure;
  /** The owner that gets the rows, and the name of that owner. */
  readonly to: string | number | null;
  readonly heir: string;
  /** The key of the account that ended it. */
  readonly account: Caller["key"];
  readonly language: Language;
  /** The rows that move or are deleted, by table, as they were counted and confirmed. */
  readonly counts: Readonly<Record<string, number>>;
  /** The number of rows that the job has to process. */
  readonly total: number;
}

const noteOf = (of: string, key: unknown): string => `${ENDING_NOTES}${of}:${String(key)}`;

export const storePendingEnd = (db: Db, pending: PendingEnd): Promise<void> =>
  rewriteNote(db, noteOf(pending.of, pending.key), JSON.stringify(pending), Number.MAX_SAFE_INTEGER);

const isPending = (value: unknown): value is PendingEnd =>
  isObject(value) && typeof value.procedure === "string" && isObject(value.counts);

/** Null if the owner has not been closed, or if all rows are processed. */
export const readPendingEnd = async (db: Db, of: string, key: unknown): Promise<PendingEnd | null> => {
  const text = await readNote(db, noteOf(of, key), 0);
  const value: unknown = text === null ? null : JSON.parse(text);
  return isPending(value) ? value : null;
};

export const deletePendingEnd = (db: Db, { of, key }: Pick<PendingEnd, "of" | "key">): Promise<void> =>
  deleteNote(db, noteOf(of, key));
