// Reads the rows of an export page by page. Each page starts after the last row of the previous page. So every row
// comes exactly once, even if rows are written meanwhile.
import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Caller } from "../../../platform/framework/access/Caller";
import type { Platform } from "../../../platform/framework/Platform";
import { type ConditionTime, selectionForRequest } from "../../../platform/framework/records/asked";
import { fieldsHiddenFrom } from "../../../platform/framework/records/personal";
import { decryptEntries } from "../../../platform/framework/trail/personal";
import { readSort } from "../../../platform/framework/records/list";
import { emptyValueOf, isEmpty } from "../../../platform/framework/storage/codec";
import { type SortKey, addKeyToOrder } from "../../../platform/framework/storage/page";
import { countRows, oneOf, readShownRows, sqlOf, whereOf } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";

const PAGE = 500;

/** The place of a row in the order: the values by which the rows are sorted. The last value is the key. */
export type RowPosition = readonly unknown[];

export interface ExportPage {
  readonly rows: readonly Row[];
  readonly last: RowPosition;
}

export interface ExportRows {
  readonly total: number;
  readonly pages: AsyncGenerator<ExportPage>;
}

interface Ordered extends SortKey {
  readonly by: RawBuilder<unknown>;
}

/** The rows after a place. If all directions are the same, SQL compares all values at once. */
const beyond = (keys: readonly Ordered[], place: RowPosition): RawBuilder<SqlBool> => {
  const [first] = keys;
  const isOneWay = keys.every(({ descending }) => descending === first?.descending);
  const sign = (descending: boolean) => sql.raw(descending ? "<" : ">");
  if (first !== undefined && isOneWay)
    return sql<SqlBool>`(${sql.join(keys.map(({ by }) => by))}) ${sign(first.descending)} (${sql.join(place.slice(0, keys.length))})`;
  const steps = keys.map(({ by, descending }, at) => {
    const equal = keys.slice(0, at).map((one, before) => sql<SqlBool>`${one.by} = ${place[before]}`);
    return sql<SqlBool>`(${sql.join([...equal, sql`${by} ${sign(descending)} ${place[at]}`], sql` and `)})`;
  });
  return sql<SqlBool>`(${sql.join(steps, sql` or `)})`;
};

/** The number of rows that an export with these filters contains. */
export const countExported = (
  platform: Platform,
  table: Table,
  caller: Caller,
  filters: Row,
  at: ConditionTime,
): Promise<number> => countRows(platform.store.db, table, selectionForRequest(platform, table, caller, filters, at));

/**
 * Counts the rows that the caller reaches, and reads the rows after the place `after`, or all rows. Without an order,
 * rows that are named by keys come in the order of the keys, as on the page of a tree.
 */
export const exportRows = async (
  platform: Platform,
  table: Table,
  caller: Caller,
  { filters, sort: asked = {}, at }: { readonly filters: Row; readonly sort?: Row; readonly at: ConditionTime },
  after: RowPosition | null,
): Promise<ExportRows> => {
  const { store } = platform;
  const selection = selectionForRequest(platform, table, caller, filters, at);
  const named = isEmpty(asked.sort_field) ? filters[table.key.name] : null;
  const { then, ...first } = readSort(table, asked, fieldsHiddenFrom(platform, caller, table));
  const keys = addKeyToOrder(table, [first, ...then]).map((key): Ordered => ({
    ...key,
    // NULL is read as the empty value, and is also sorted as that value.
    by: key.sort.optional ? sql`coalesce(${sqlOf(key.sort)}, ${emptyValueOf(key.sort)})` : sqlOf(key.sort),
  }));
  const order = sql.join(keys.map(({ by, descending }) => sql`${by} ${sql.raw(descending ? "desc" : "asc")}`));
  const total = await countRows(store.db, table, selection);
  // If there are many rows, each page continues in their order, so that they are not sorted again.
  const conditions = total > PAGE ? selection.broad(first.sort) : selection.conditions;
  const asNamed = async function* (names: readonly unknown[]) {
    for (let at = after === null ? 0 : names.indexOf(after[0]) + 1; at < names.length; at += PAGE) {
      const some = names.slice(at, at + PAGE);
      const rows = await readShownRows(store.db, table, whereOf([...selection.conditions, oneOf(table.key, some)]));
      const known = new Map(rows.map((row) => [String(row[table.key.name]), row]));
      const ordered = some.map((name) => known.get(String(name))).filter((row) => row !== undefined);
      yield { rows: await decryptEntries(platform, table, ordered), last: some.slice(-1) };
    }
  };
  const pages = async function* () {
    for (let last = after; ;) {
      const where = whereOf([...conditions, ...(last ? [beyond(keys, last)] : [])]);
      const rows = await readShownRows(store.db, table, sql`${where} order by ${order} limit ${PAGE}`);
      const end = rows.at(-1);
      if (end === undefined) return;
      last = keys.map(({ sort }) => end[sort.name]);
      yield { rows: await decryptEntries(platform, table, rows), last };
      if (rows.length < PAGE) return;
    }
  };
  return { total, pages: Array.isArray(named) ? asNamed([...new Set(named)]) : pages() };
};
