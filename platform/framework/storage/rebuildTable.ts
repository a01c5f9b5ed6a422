// SQLite cannot add constraints to an existing table. A new table gets the rows and then the name of the old one, as
// section 7 of https://sqlite.org/lang_altertable.html describes. The caller must turn foreign keys off first.
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ExistingColumn } from "./catalog";
import { emptyValueOf } from "./codec";
import { declareColumn, declareKey, leadColumns, storedColumns, extraColumns } from "./columns";
import { literal } from "./literal";
import type { Constraint } from "./constraints";
import type { Db } from "./Store";
import type { Table } from "./Table";

const NEW = "platform_rebuilt";

/** The declaration of a column, followed by its constraints. */
export const withConstraints = (column: string, declared: RawBuilder<unknown>, constraints: readonly Constraint[]) =>
  sql.join(
    [
      declared,
      ...constraints
        .filter(({ on }) => on === column)
        .map(({ name, inColumn }) => sql`constraint ${sql.ref(name)} ${inColumn}`),
    ],
    sql` `,
  );

/** The column declarations of `create table` for SQLite. */
export const sqliteColumns = (table: Table, constraints: readonly Constraint[]): readonly RawBuilder<unknown>[] => [
  ...storedColumns(table).map((column) =>
    withConstraints(
      column.name,
      column === table.key ? declareKey("sqlite", column) : declareColumn("sqlite", column),
      constraints,
    ),
  ),
  ...extraColumns("sqlite", table).map(([, declared]) => declared),
  ...leadColumns("sqlite", table).map(([name, declared]) => withConstraints(name, declared, constraints)),
];

/** Declares a column that the definition no longer has, so that the rebuilt table keeps its values. */
const declareFormer = (name: string, { type, required, initial }: ExistingColumn): RawBuilder<unknown> =>
  sql`${sql.ref(name)} ${sql.raw(type)} ${sql.raw(required ? "not null" : "")} ${sql.raw(initial === null ? "" : `default (${initial})`)}`;

const copyExpression = (table: Table, name: string): RawBuilder<unknown> => {
  const column = table.byName.get(name);
  const own = sql.ref(name);
  if (!column || column === table.key) return own;
  const none = literal(emptyValueOf(column));
  return column.optional ? sql`nullif(${own}, ${none})` : sql`coalesce(${own}, ${none})`;
};

/** The highest key that SQLite has ever assigned in this table, so that no key is reused; null before the first. */
const highestKey = async (db: Db, name: string): Promise<number | null> => {
  const found = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${name}`.execute(db);
  return found.rows[0]?.seq ?? null;
};

/** Builds a table again with `constraints`. `present` are its current columns, by name; none of them is lost. */
export const rebuildTable = async (
  db: Db,
  table: Table,
  constraints: readonly Constraint[],
  present: ReadonlyMap<string, ExistingColumn>,
): Promise<void> => {
  const versions = new Set(extraColumns("sqlite", table).map(([name]) => name));
  const known = new Set([...storedColumns(table).map(({ name }) => name), ...versions]);
  const others = [...present].filter(([name]) => !known.has(name)).map(([name, column]) => declareFormer(name, column));
  await sql`create table ${sql.table(NEW)} (${sql.join([...sqliteColumns(table, constraints), ...others])})`.execute(
    db,
  );
  const names = [...present.keys()];
  const into = sql.join(names.map((name) => sql.ref(name)));
  const from = sql.join(names.map((name) => copyExpression(table, name)));
  // Keeps rows that break a newer constraint. The migration reports them afterwards.
  await sql`pragma ignore_check_constraints = on`.execute(db);
  await sql`insert into ${sql.table(NEW)} (${into}) select ${from} from ${sql.table(table.name)}`.execute(db);
  await sql`pragma ignore_check_constraints = off`.execute(db);
  const highest = table.key.storage === "integer" ? await highestKey(db, table.name) : null;
  await sql`drop table ${sql.table(table.name)}`.execute(db);
  await sql`alter table ${sql.table(NEW)} rename to ${sql.ref(table.name)}`.execute(db);
  if (highest === null) return;
  await sql`delete from sqlite_sequence where name = ${table.name}`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values (${table.name}, ${highest})`.execute(db);
};
