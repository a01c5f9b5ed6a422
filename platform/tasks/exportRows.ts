// The rows of an export, a page at a time and each exactly once, whatever is written meanwhile: every page begins after the
// last row of the one before.
import { sql } from "kysely";
import type { Caller, Platform } from "../Platform";
import { scoped } from "../records/scope";
import { count, selectionOf, whereOf } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";

const PAGE = 500;

export interface ExportRows {
  readonly total: number;
  readonly pages: AsyncGenerator<readonly Row[]>;
}

export const exportRows = async (
  platform: Platform,
  table: Table,
  caller: Caller,
  filters: Row,
): Promise<ExportRows> => {
  const { store } = platform;
  const { sort } = table.resource.views.list;
  const selection = scoped(platform, table, caller, selectionOf(store, table, filters));
  const column = table.byName.get(sort.field) ?? table.key;
  const descending = sort.order === "DESC";
  const place = sql`${sql.ref(column.name)}, ${sql.ref(table.key.name)}`;
  const direction = sql.raw(descending ? "desc" : "asc");
  const order = sql`${sql.ref(column.name)} ${direction}, ${sql.ref(table.key.name)} ${direction}`;
  const pages = async function* () {
    for (let last: Row | undefined; ;) {
      const after = last
        ? [sql<boolean>`(${place}) ${sql.raw(descending ? "<" : ">")} (${last[column.name]}, ${last[table.key.name]})`]
        : [];
      const found =
        await sql<Row>`select * from ${sql.table(table.name)} ${whereOf([...selection.conditions, ...after])} order by ${order} limit ${PAGE}`.execute(
          store.db,
        );
      if (found.rows.length > 0) yield found.rows;
      if (found.rows.length < PAGE) return;
      last = found.rows.at(-1);
    }
  };
  return { total: await count(store.db, table, selection), pages: pages() };
};
