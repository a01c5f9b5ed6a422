// Reads the rows of an export page by page. Each page starts after the last row of the page before, so that every row
// comes exactly once, even if rows are written meanwhile.
import { sql } from "kysely";
import type { Caller } from "../access/Caller";
import type { Platform } from "../Platform";
import { type AskedAt, askedSelection } from "../records/asked";
import { hiddenFrom } from "../records/personal";
import { openEntries } from "../trail/personal";
import { sortOf } from "../records/list";
import { emptyOf } from "../storage/codec";
import { countRows, readShownRows, whereOf } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";

const PAGE = 500;

/** The place of a row in the order: the value that it is sorted by, and its key. */
export type Place = readonly [unknown, unknown];

export interface ExportPage {
  readonly rows: readonly Row[];
  readonly last: Place;
}

export interface ExportRows {
  readonly total: number;
  readonly pages: AsyncGenerator<ExportPage>;
}

/** The number of rows that an export with these filters has. */
export const countExported = (
  platform: Platform,
  table: Table,
  caller: Caller,
  filters: Row,
  at: AskedAt,
): Promise<number> => countRows(platform.store.db, table, askedSelection(platform, table, caller, filters, at));

/** Counts the rows within the caller's reach, and reads those after the place `after`, or all of them. */
export const exportRows = async (
  platform: Platform,
  table: Table,
  caller: Caller,
  { filters, sort: asked = {}, at }: { readonly filters: Row; readonly sort?: Row; readonly at: AskedAt },
  after: Place | null,
): Promise<ExportRows> => {
  const { store } = platform;
  const selection = askedSelection(platform, table, caller, filters, at);
  const { sort: column, descending } = sortOf(table, asked, hiddenFrom(platform, caller, table));
  // NULL is read as the empty value, and is sorted as that value too.
  const by = column.optional ? sql`coalesce(${sql.ref(column.name)}, ${emptyOf(column)})` : sql.ref(column.name);
  const place = sql`${by}, ${sql.ref(table.key.name)}`;
  const direction = sql.raw(descending ? "desc" : "asc");
  const order = sql`${by} ${direction}, ${sql.ref(table.key.name)} ${direction}`;
  const total = await countRows(store.db, table, selection);
  // Of many rows, each page is found by walking on in their order, and not by sorting them all again.
  const conditions = total > PAGE ? selection.broad(column) : selection.conditions;
  const pages = async function* () {
    for (let last = after; ;) {
      const beyond = last ? [sql<boolean>`(${place}) ${sql.raw(descending ? "<" : ">")} (${last[0]}, ${last[1]})`] : [];
      const where = whereOf([...conditions, ...beyond]);
      const rows = await readShownRows(store.db, table, sql`${where} order by ${order} limit ${PAGE}`);
      const end = rows.at(-1);
      if (end === undefined) return;
      last = [end[column.name], end[table.key.name]];
      yield { rows: await openEntries(platform, table, rows), last };
      if (rows.length < PAGE) return;
    }
  };
  return { total, pages: pages() };
};
