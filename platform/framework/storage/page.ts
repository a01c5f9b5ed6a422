// Reads one page of a list.
import { sql } from "kysely";
import type { ShownOf } from "./defineResource";
import { engineOf } from "./lists";
import { readShownRows, whereOf } from "./query";
import type { Selection } from "./query";
import type { Db } from "./Store";
import type { Column, Table } from "./Table";

/** With more rows than this, walking an index in the requested order is faster than sorting the rows. */
const MANY = 20_000;
/** With fewer rows too, if at least one row in this many of the table matches: the walk then skips few other rows. */
const ONE_OF = 20;
/** With fewer rows than this, sorting is always fast. */
const FEW = 1000;

/** In SQLite, the highest rowid stands for the number of rows, because it is read without counting. */
const isBroad = async (db: Db, { name }: Table, { engine }: Selection, total: number): Promise<boolean> => {
  if (engine !== "sqlite" || total > MANY || total < FEW) return total > MANY;
  const last = await sql<{ n: number }>`select max(rowid) as n from ${sql.table(name)}`.execute(db);
  return total * ONE_OF >= Number(last.rows[0]?.n ?? 0);
};

export interface Page {
  readonly offset: number;
  readonly limit: number;
  readonly sort: Column;
  readonly descending: boolean;
}

/** NULL sorts before all values, as in SQLite. PostgreSQL has to be told. */
const noneFirst = (db: Db, { optional }: Column, descending: boolean) =>
  optional && engineOf(db) === "postgres" ? sql.raw(descending ? " nulls last" : " nulls first") : sql``;

/** Sorts by a column, and rows with equal values by their key. */
export const orderBy = (db: Db, table: Table, column: Column, descending: boolean) => {
  const direction = sql.raw(descending ? "desc" : "asc");
  const key = sql`${sql.ref(table.key.name)} ${direction}`;
  return column.name === table.key.name
    ? key
    : sql`${sql.ref(column.name)} ${direction}${noneFirst(db, column, descending)}, ${key}`;
};

/**
 * Finds the keys of the page in an index first and reads only these rows, so that a deep page costs little more than
 * the first. A page in the second half is found from the other end. Secrets are left out.
 */
export const readPage = async <Of>(
  db: Db,
  table: Table<Of>,
  selection: Selection,
  total: number,
  asked: Page,
): Promise<ShownOf<Of>[]> => {
  const limit = Math.min(asked.limit, total - asked.offset);
  if (limit <= 0) return [];
  const isNearerEnd = asked.offset > total / 2;
  const offset = isNearerEnd ? total - asked.offset - limit : asked.offset;
  const order = (descending: boolean) => orderBy(db, table, asked.sort, descending);
  const from = sql.table(table.name);
  const conditions = (await isBroad(db, table, selection, total)) ? selection.broad(asked.sort) : selection.conditions;
  const keys = sql`select ${sql.ref(table.key.name)} from ${from} ${whereOf(conditions)} order by ${order(asked.descending !== isNearerEnd)} limit ${limit} offset ${offset}`;
  return readShownRows(
    db,
    table,
    sql`where ${sql.ref(table.key.name)} in (${keys}) order by ${order(asked.descending)}`,
  );
};
