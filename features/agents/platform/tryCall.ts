// Finds out what a call would do: it makes the call in a transaction that is rolled back.
import type { DeclaredCall } from "../../../platform/framework/calls/Handler";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { addRecord } from "../../../platform/framework/records/add";
import { maskStored } from "../../../platform/framework/records/personal";
import { mayRead } from "../../../platform/framework/records/pointing";
import { filterReached } from "../../../platform/framework/records/scope";
import { inTransactionOf } from "../../../platform/framework/records/inTransactionOf";
import type { Entry, RowChange } from "../../../platform/framework/storage/Entry";
import { recordedEntries } from "../../../platform/framework/storage/Recorder";
import type { Db, Row, Trail } from "../../../platform/framework/storage/Store";
import { type Table, VERSION } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { changesOf, type FieldChange } from "../../../platform/framework/trail/changes";

/** Rows of other resources that would also change. */
interface Also {
  readonly resource: string;
  readonly would: "add" | "set" | "del";
  readonly count: number;
}

export interface CallTrialResult {
  /** False for a call with code of the console or of a feature, which may do more than write to the store. */
  readonly tried: boolean;
  readonly records: readonly {
    readonly key: unknown;
    readonly version: unknown;
    readonly changes: readonly FieldChange[];
  }[];
  readonly also: readonly Also[];
}

class Undone extends Error {
  readonly trial: CallTrialResult;

  constructor(trial: CallTrialResult) {
    super("undone");
    this.trial = trial;
  }
}

/** Collects the entries for the audit trail without writing them, because everything is rolled back. */
const COLLECTING: Trail = { hasWritten: false, write: async () => undefined, stored: () => undefined };

/** One change for each row: its first and its last state. */
const joined = (entries: readonly Entry[]): readonly RowChange[] => {
  const rows = new Map<string, RowChange>();
  for (const entry of entries) {
    if (entry.is !== "row") continue;
    const id = `${entry.table.name} ${String((entry.after ?? entry.before)?.[entry.table.key.name])}`;
    rows.set(id, { ...(rows.get(id) ?? entry), after: entry.after });
  }
  return [...rows.values()].filter(({ before, after }) => before !== null || after !== null);
};

const would = ({ before, after }: RowChange): Also["would"] =>
  before === null ? "add" : after === null ? "del" : "set";

/** Counts the changed rows that the caller may read. */
const countOthers = async ({ platform, caller }: SessionRequest, db: Db, changes: readonly RowChange[]) => {
  const counts = new Map<string, Also>();
  for (const change of changes) {
    const { table, before, after } = change;
    const row: Row = after ?? before ?? {};
    if (!mayRead(caller, table) || (await filterReached({ platform, db }, table, caller, [row])).length === 0) continue;
    const id = `${table.name} ${would(change)}`;
    const { count } = counts.get(id) ?? { count: 0 };
    counts.set(id, { resource: table.name, would: would(change), count: count + 1 });
  }
  return [...counts.values()];
};

const describe = async (
  request: SessionRequest,
  db: Db,
  table: Table,
  entries: readonly Entry[],
): Promise<CallTrialResult> => {
  const { platform, caller } = request;
  const all = joined(entries);
  const seen = (row: Row | null) => row && maskStored(platform, caller, table, row);
  const own = all.filter((change) => change.table.name === table.name);
  return {
    tried: true,
    records: own.map(({ before, after }) => ({
      key: before?.[table.key.name] ?? null,
      version: before?.[VERSION.count] ?? null,
      changes: changesOf(table, seen(before), seen(after)),
    })),
    also: await countOthers(
      request,
      db,
      all.filter((change) => !own.includes(change)),
    ),
  };
};

/** @throws Failure if the call would be refused */
export const tryCall = async ({ resource, call }: DeclaredCall, request: SessionRequest): Promise<CallTrialResult> => {
  const { platform, caller, language, params } = request;
  const table = platform.tables.get(resource.name);
  const carrying = platform.carrying(resource, call);
  const hasCode = carrying?.isPlain !== true || platform.calls.has(call.name);
  if (table === undefined || hasCode) return { tried: false, records: [], also: [] };
  const later: (() => void)[] = [];
  try {
    return await transact({ ...platform.store, trail: COLLECTING }, async (db): Promise<CallTrialResult> => {
      const trying = { ...request, platform: inTransactionOf(platform, db, later) };
      if (call.verb === "add")
        await addRecord(
          { platform: trying.platform, db, caller, language, table, now: platform.now(), isTrial: true },
          params,
        );
      else await carrying.run(trying);
      throw new Undone(await describe(trying, db, table, recordedEntries(db)));
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    return error.trial;
  } finally {
    for (const forget of later) forget();
  }
};
