// Lists of keys of other rows. Each list field has a separate table with foreign keys. So a list never contains the key of
// a missing row, and deleting a row removes its key from every list. A row that is read has the list as a JSON text.
import { PostgresAdapter, sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Db, Row, Store } from "./Store";
import type { Column, Table } from "./Table";

type Engine = Store["engine"];

export const engineOf = (db: Db): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";

interface List {
  readonly column: Column;
  readonly joined: string;
}

export const listColumns = ({ columns }: Table): readonly List[] =>
  columns.flatMap((column) => (column.joined === null ? [] : [{ column, joined: column.joined }]));

const selectList = (engine: Engine, table: Table, { column, joined }: List): RawBuilder<unknown> => {
  const from = sql`from ${sql.table(joined)} where owner = ${sql.ref(`${table.name}.${table.key.name}`)}`;
  const items =
    engine === "sqlite"
      ? sql`select json_group_array(item) from (select item ${from} order by place)`
      : sql`select coalesce(json_agg(item order by place), '[]')::text ${from}`;
  return sql`(${items}) as ${sql.ref(column.name)}`;
};

/** The select list for whole rows: all columns of the table, and each list as JSON. */
export const wholeRow = (db: Db, table: Table): RawBuilder<unknown> => {
  const lists = listColumns(table);
  const all = sql`${sql.table(table.name)}.*`;
  return lists.length === 0 ? all : sql.join([all, ...lists.map((list) => selectList(engineOf(db), table, list))]);
};

/** The condition that a list of the row contains at least one of `values`, which must not be empty. */
export const containsOneOf = (table: Table, column: Column, values: readonly unknown[]) =>
  sql<boolean>`exists (select 1 from ${sql.table(column.joined ?? "")} where owner = ${sql.ref(`${table.name}.${table.key.name}`)} and item in (${sql.join(values)}))`;

/** The condition that a list of the row is empty. */
export const hasEmptyList = (table: Table, column: Column) =>
  sql<boolean>`not exists (select 1 from ${sql.table(column.joined ?? "")} where owner = ${sql.ref(`${table.name}.${table.key.name}`)})`;

const MOST_ROWS = 500;

const items = (value: unknown): readonly unknown[] => {
  const given: unknown = typeof value === "string" && value !== "" ? JSON.parse(value) : value;
  return Array.isArray(given) ? [...new Set(given)] : [];
};

/** Inserts the list items of rows. The tables of these lists must have no items of these rows yet. */
export const insertLists = async (db: Db, table: Table, rows: readonly Row[]): Promise<void> => {
  for (const { column, joined } of listColumns(table)) {
    const all = rows.flatMap((row) =>
      items(row[column.name]).map((item, place) => sql`(${row[table.key.name]}, ${item}, ${place})`),
    );
    for (let start = 0; start < all.length; start += MOST_ROWS)
      await sql`insert into ${sql.table(joined)} (owner, item, place) values ${sql.join(all.slice(start, start + MOST_ROWS))}`.execute(
        db,
      );
  }
};

/** Replaces the lists of one row that `values` has, and leaves its other lists unchanged. */
export const replaceLists = async (db: Db, table: Table, key: unknown, values: Row): Promise<void> => {
  for (const { column, joined } of listColumns(table)) {
    if (values[column.name] === undefined) continue;
    await sql`delete from ${sql.table(joined)} where owner = ${key}`.execute(db);
  }
  await insertLists(db, table, [{ ...values, [table.key.name]: key }]);
};

/** The row without its lists, which have their own tables. */
export const withoutLists = (table: Table, row: Row): Row => {
  const lists = new Set(listColumns(table).map(({ column }) => column.name));
  return Object.fromEntries(Object.entries(row).filter(([name]) => !lists.has(name)));
};
