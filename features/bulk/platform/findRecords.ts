// Finds the records of a bulk task: those that match when it begins. Each record is stored with its version, so that a
// later change by somebody else is noticed.
import { sql } from "kysely";
import type { CallModel } from "../../../generator";
import type { Work } from "../../../platform/framework/Platform";
import { type Condition, oneOf, type Selection, whereOf } from "../../../platform/framework/storage/query";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import { type Table, VERSION } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { Failure } from "../../../platform/framework/wire/Failure";
import type { BulkOrder, BulkProgress } from "./BulkOrder";
import { NO_PROGRESS } from "./BulkOrder";
import { orderChildrenFirst } from "./childrenFirst";
import { deleteBulkRows, readOutcomes, storeBulkRows } from "./bulkRows";

const PAGE = 1000;

interface Found {
  readonly record: string;
  readonly version: string;
}

const readKeys = async (db: Db, table: Table, conditions: readonly Condition[], count: number) => {
  const key = sql.ref(table.key.name);
  const version = table.versioned ? sql`, ${sql.ref(VERSION.count)} as version` : sql``;
  const { rows } = await sql<Row>`
    select ${key} as record ${version} from ${sql.table(table.name)} ${whereOf(conditions)}
    order by ${key} limit ${count}`.execute(db);
  return rows.map(({ record, version: counted }): Found => ({
    record: String(record),
    version: String(counted ?? ""),
  }));
};

interface Page {
  readonly rows: readonly Found[];
  readonly last: string | number | null;
  readonly isLast: boolean;
}

const nextMatching = async (db: Db, table: Table, selection: Selection, { last }: BulkProgress): Promise<Page> => {
  const beyond = last === null ? [] : [sql<boolean>`${sql.ref(table.key.name)} > ${last}`];
  const rows = await readKeys(db, table, [...selection.conditions, ...beyond], PAGE);
  const end = rows.at(-1)?.record ?? null;
  return { rows, last: end === null || table.key.storage === "text" ? end : Number(end), isLast: rows.length < PAGE };
};

/** The records that an earlier task refused, with the versions that they have now. */
const nextRefused = async (db: Db, table: Table, again: string, { last }: BulkProgress): Promise<Page> => {
  const refused = await readOutcomes(db, again, { state: "refused" }, { after: Number(last ?? -1), count: PAGE });
  const keys = refused.map(({ record }) => record);
  const known = keys.length === 0 ? [] : await readKeys(db, table, [oneOf(table.key, keys)], PAGE);
  const versions = new Map(known.map(({ record, version }) => [record, version]));
  return {
    rows: keys.map((record) => ({ record, version: versions.get(record) ?? "" })),
    last: refused.at(-1)?.place ?? null,
    isLast: refused.length < PAGE,
  };
};

/**
 * Stores the next records, and answers the progress after this. @throws Failure 413 for more records than a task may
 * have
 */
export const findNextRecords = (
  { platform, job, note }: Work,
  { again }: BulkOrder,
  { table, call, selection }: { readonly table: Table; readonly call: CallModel; readonly selection: Selection },
  before: BulkProgress,
): Promise<BulkProgress> =>
  transact(platform.store, async (db) => {
    const { rows, last, isLast } = await (again === null
      ? nextMatching(db, table, selection, before)
      : nextRefused(db, table, again, before));
    const found = before.found + rows.length;
    const max = platform.settings.MOST_BULK_ROWS;
    if (found > max) throw new Failure(413, "bulk_rows", null, { max });
    await storeBulkRows(
      db,
      job.id,
      rows.map((row, at) => ({ place: before.found + at, ...row })),
    );
    if (isLast && call.verb === "del") await orderChildrenFirst(db, job.id, table, found);
    const next: BulkProgress = { ...before, found, last, isWhole: isLast };
    await note({ cursor: next, total: found }, db);
    return next;
  });

/**
 * @throws Failure 409 if the number of matching records is not the shown one. No record was changed before this check
 */
export const checkRecordCount = async (
  { platform, job, note }: Work,
  order: BulkOrder,
  found: BulkProgress,
): Promise<void> => {
  if (found.at > 0 || found.found === (found.agreed ?? order.expected)) return;
  await deleteBulkRows(platform.store.db, job.id);
  await note({ cursor: { ...NO_PROGRESS, asks: found.found }, done: 0, total: found.found });
  throw new Failure(409, "bulk_count");
};
