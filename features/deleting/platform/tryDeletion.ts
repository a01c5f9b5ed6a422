// Finds out what a deletion would do: it deletes the records in a transaction that is rolled back.
import type { Language } from "../../../generator";
import type { Caller } from "../../../platform/framework/access/Caller";
import type { CallFacts, Platform } from "../../../platform/framework/Platform";
import { mayRead } from "../../../platform/framework/records/pointing";
import { filterReached } from "../../../platform/framework/records/scope";
import { storeFailure } from "../../../platform/framework/records/storeFailure";
import { findUses, IN_USE, type ReferringRows } from "../../../platform/framework/records/unused";
import { inTransactionOf } from "../../../platform/framework/records/inTransactionOf";
import { recordedEntries } from "../../../platform/framework/storage/Recorder";
import type { Db, Row, Trail } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { Failure } from "../../../platform/framework/wire/Failure";

/** The code of a store that is busy. */
const BUSY = 503;

export interface DeletionRequest {
  readonly platform: Platform;
  readonly caller: Caller;
  readonly language: Language;
  readonly table: Table;
  readonly carrying: CallFacts;
}

/** A record that cannot be deleted. */
export interface UndeletableRecord {
  readonly key: string;
  readonly failure: Failure;
  /** The rows that refer to it, if that is why. */
  readonly uses: readonly ReferringRows[];
}

/** Rows of another resource that the deletion also deletes, or whose lists lose the records. */
interface Along {
  readonly table: Table;
  readonly fate: "erase" | "unlink";
  readonly count: number;
}

export interface DeletionTrial {
  readonly free: readonly string[];
  readonly kept: readonly UndeletableRecord[];
  readonly along: readonly Along[];
}

class Undone extends Error {
  readonly tried: DeletionTrial;

  constructor(tried: DeletionTrial) {
    super("undone");
    this.tried = tried;
  }
}

/** Collects the entries for the audit trail without writing them, because everything is rolled back. */
const COLLECTING: Trail = { hasWritten: false, write: async () => undefined, stored: () => undefined };

/** Deletes records, and answers the failure; null if it succeeds. @throws other errors */
const removeIn = async (of: DeletionRequest, keys: readonly string[]): Promise<Failure | null> => {
  const { platform, caller, language, table, carrying } = of;
  const request = { platform, caller, language, params: { [table.key.name]: keys } };
  try {
    await transact(platform.store, () => carrying.run(request));
    return null;
  } catch (error) {
    const known = error instanceof Failure ? error : storeFailure(platform, error);
    if (known === null || known.code === BUSY) throw error;
    return known;
  }
};

/** How many rows of other resources were deleted or changed, as far as the caller may know this. */
const countAlong = async (of: DeletionRequest, db: Db): Promise<readonly Along[]> => {
  const { platform, caller, table: own } = of;
  const rows = new Map<Along["fate"], Map<Table, Map<string, Row>>>();
  for (const entry of recordedEntries(db)) {
    if (entry.is !== "row" || entry.before === null || entry.table === own) continue;
    const fate = entry.after === null ? "erase" : "unlink";
    const tables = rows.get(fate) ?? new Map<Table, Map<string, Row>>();
    const some = tables.get(entry.table) ?? new Map<string, Row>();
    some.set(String(entry.before[entry.table.key.name]), entry.before);
    rows.set(fate, tables.set(entry.table, some));
  }
  const along: Along[] = [];
  for (const [fate, tables] of rows)
    for (const [table, some] of tables) {
      if (!mayRead(caller, table)) continue;
      const { length: count } = await filterReached({ platform, db }, table, caller, [...some.values()]);
      if (count > 0) along.push({ table, fate, count });
    }
  return along;
};

/** Deletes all records at once. If that is refused, deletes one by one, and repeats this while some succeed. */
const tryIn = async (of: DeletionRequest, db: Db, keys: readonly string[]): Promise<DeletionTrial> => {
  const refused = new Map<string, Failure>();
  if ((await removeIn(of, keys)) !== null)
    for (let waiting = keys; ;) {
      refused.clear();
      for (const key of waiting) {
        const failure = await removeIn(of, [key]);
        if (failure !== null) refused.set(key, failure);
      }
      if (refused.size === 0 || refused.size === waiting.length) break;
      waiting = [...refused.keys()];
    }
  const kept: UndeletableRecord[] = [];
  for (const [key, failure] of refused)
    kept.push({ key, failure, uses: failure.code === IN_USE ? await findUses({ ...of, db }, [key]) : [] });
  return { free: keys.filter((key) => !refused.has(key)), kept, along: await countAlong(of, db) };
};

export const tryDeletion = async (deleting: DeletionRequest, keys: readonly string[]): Promise<DeletionTrial> => {
  const { platform } = deleting;
  const later: (() => void)[] = [];
  try {
    return await transact({ ...platform.store, trail: COLLECTING }, async (db): Promise<DeletionTrial> => {
      throw new Undone(await tryIn({ ...deleting, platform: inTransactionOf(platform, db, later) }, db, keys));
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    return error.tried;
  } finally {
    // Caches are cleared as after any write, because another request may have filled a cache in the meantime.
    for (const forget of later) forget();
  }
};
