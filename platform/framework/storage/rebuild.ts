// SQLite cannot give a table constraints it was not made with: a new one takes its rows over and then its name, as
// SQLite's documentation has it (https://sqlite.org/lang_altertable.html, 7). Foreign keys are not looked at meanwhile.
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { PresentColumn } from "./catalog";
import { emptyOf } from "./codec";
import { declaration, keyDeclaration, leadColumns, literal, storedColumns, versionColumns } from "./columns";
import type { Constraint } from "./constraints";
import type { Db } from "./Store";
import type { Table } from "./Table";

const NEW = "platform_rebuilt";

/** A column and all that is demanded of it. */
export const constrained = (column: string, declared: RawBuilder<unknown>, constraints: readonly Constraint[]) =>
  sql.join(
    [
      declared,
      ...constraints
        .filter(({ on }) => on === column)
        .map(({ name, inColumn }) => sql`constraint ${sql.ref(name)} ${inColumn}`),
    ],
    sql` `,
  );

/** The columns of a table as SQLite is told when it is made. */
export const sqliteColumns = (table: Table, constraints: readonly Constraint[]): readonly RawBuilder<unknown>[] => [
  ...storedColumns(table).map((column) =>
    constrained(
      column.name,
      column === table.key ? keyDeclaration("sqlite", column) : declaration("sqlite", column),
      constraints,
    ),
  ),
  ...versionColumns("sqlite", table).map(([, declared]) => declared),
  ...leadColumns("sqlite", table).map(([name, declared]) => constrained(name, declared, constraints)),
];

/** A column that is in no definition any more keeps what it holds. */
const carried = (name: string, { type, required, initial }: PresentColumn): RawBuilder<unknown> =>
  sql`${sql.ref(name)} ${sql.raw(type)} ${sql.raw(required ? "not null" : "")} ${sql.raw(initial === null ? "" : `default (${initial})`)}`;

const taken = (table: Table, name: string): RawBuilder<unknown> => {
  const column = table.byName.get(name);
  const own = sql.ref(name);
  if (!column || column === table.key) return own;
  const none = literal(emptyOf(column));
  return column.optional ? sql`nullif(${own}, ${none})` : sql`coalesce(${own}, ${none})`;
};

/** What SQLite counts the keys of a table by, so that none is given twice. */
const highestKey = async (db: Db, name: string): Promise<number | null> => {
  const found = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${name}`.execute(db);
  return found.rows[0]?.seq ?? null;
};

export const rebuild = async (
  db: Db,
  table: Table,
  constraints: readonly Constraint[],
  present: ReadonlyMap<string, PresentColumn>,
): Promise<void> => {
  const versions = new Set(versionColumns("sqlite", table).map(([name]) => name));
  const known = new Set([...storedColumns(table).map(({ name }) => name), ...versions]);
  const others = [...present].filter(([name]) => !known.has(name)).map(([name, column]) => carried(name, column));
  await sql`create table ${sql.table(NEW)} (${sql.join([...sqliteColumns(table, constraints), ...others])})`.execute(
    db,
  );
  const names = [...present.keys()];
  const into = sql.join(names.map((name) => sql.ref(name)));
  const from = sql.join(names.map((name) => taken(table, name)));
  // Rows from before a rule stay, and are reported.
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
