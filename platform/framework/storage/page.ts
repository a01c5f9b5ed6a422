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

export interface SortKey {
  readonly sort: Column;
  readonly descending: boolean;
}

export interface Page extends SortKey {
  readonly offset: number;
  readonly limit: number;
  /** What rows with equal values are sorted by. */
  readonly then?: readonly SortKey[];
}

/** NULL sorts before all values, as in SQLite. PostgreSQL has to be told. */
const noneFirst = (db: Db, { optional }: Column, descending: boolean) =>
  optional && engineOf(db) === "postgres" ? sql.raw(descending ? " nulls last" : " nulls first") : sql``;

/** The order by these columns, and by the key for rows with equal values: in the direction of the last column. */
export const withKey = (table: Table, keys: readonly SortKey[]): readonly SortKey[] => {
  const at = keys.findIndex(({ sort }) => sort.name === table.key.name);
  return at < 0 ? [...keys, { sort: table.key, descending: keys.at(-1)?.descending === true }] : keys.slice(0, at + 1);
};

/** Sorts by these columns, or the other way round. */
const orderBy = (db: Db, keys: readonly SortKey[], isReversed: boolean) =>
  sql.join(
    keys.map(({ sort, descending: declared }) => {
      const descending = declared !== isReversed;
      return sql`${sql.ref(sort.name)} ${sql.raw(descending ? "desc" : "asc")}${noneFirst(db, sort, descending)}`;
    }),
  );

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
  const keys = withKey(table, [asked, ...(asked.then ?? [])]);
  const from = sql.table(table.name);
  const conditions = (await isBroad(db, table, selection, total)) ? selection.broad(asked.sort) : selection.conditions;
  const found = sql`select ${sql.ref(table.key.name)} from ${from} ${whereOf(conditions)} order by ${orderBy(db, keys, isNearerEnd)} limit ${limit} offset ${offset}`;
  return readShownRows(
    db,
    table,
    sql`where ${sql.ref(table.key.name)} in (${found}) order by ${orderBy(db, keys, false)}`,
  );
};
