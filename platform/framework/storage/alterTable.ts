// Adds and changes the columns of an existing table.
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ExistingColumn } from "./catalog";
import { emptyValueOf } from "./codec";
import { leadColumns, storedColumns, columnTypeOf, extraColumns } from "./columns";
import { literal } from "./literal";
import type { Constraint } from "./constraints";
import { convertColumn } from "./conversions";
import { addColumn } from "./creation";
import type { Db, Store } from "./Store";
import type { Column, Table } from "./Table";

type Engine = Store["engine"];

/** Converts empty values of columns to NULL or back. One statement changes all columns, as it rewrites every row. */
const changeNone = async (db: Db, { name }: Table, columns: readonly Column[]) => {
  if (columns.length === 0) return;
  const table = sql.table(name);
  const alter = (change: (own: RawBuilder<unknown>, column: Column) => RawBuilder<unknown>, of: readonly Column[]) =>
    sql`alter table ${table} ${sql.join(of.map((column) => change(sql.ref(column.name), column)))}`.execute(db);
  const none = (column: Column) => literal(emptyValueOf(column));
  const optional = columns.filter((column) => column.optional);
  const given = columns.filter((column) => !column.optional);
  if (optional.length > 0)
    await alter((own) => sql`alter column ${own} drop not null, alter column ${own} drop default`, optional);
  const values = columns.map((column) => {
    const own = sql.ref(column.name);
    return column.optional
      ? sql`${own} = nullif(${own}, ${none(column)})`
      : sql`${own} = coalesce(${own}, ${none(column)})`;
  });
  const changed = columns.map((column) =>
    column.optional ? sql`${sql.ref(column.name)} = ${none(column)}` : sql`${sql.ref(column.name)} is null`,
  );
  await sql`update ${table} set ${sql.join(values)} where ${sql.join(changed, sql` or `)}`.execute(db);
  if (given.length > 0)
    await alter(
      (own, column) => sql`alter column ${own} set default ${none(column)}, alter column ${own} set not null`,
      given,
    );
};

type Present = ReadonlyMap<string, ExistingColumn>;

export const isNoneChanged = (table: Table, column: Column, present: Present): boolean =>
  column !== table.key && present.get(column.name)?.required === column.optional;

/** Drops and adds PostgreSQL's generated columns where their definitions changed. Answers whether it changed any. */
const makeLeads = async (db: Db, table: Table, present: readonly string[]): Promise<boolean> => {
  const wanted = leadColumns("postgres", table);
  const missing = wanted.filter(([name]) => !present.includes(name));
  const stale = present.filter((name) => name.startsWith("gx_") && !wanted.some(([one]) => one === name));
  const changes = [
    ...stale.map((name) => sql`drop column ${sql.ref(name)}`),
    ...missing.map(([, declared]) => sql`add column ${declared}`),
  ];
  if (changes.length > 0) await sql`alter table ${sql.table(table.name)} ${sql.join(changes)}`.execute(db);
  return changes.length > 0;
};

/**
 * Adds and changes the columns of a table. `isAlone` means that no process of another version runs. Answers whether it
 * changed any column, because the constraints must then be checked.
 */
export const alterTable = async (
  engine: Engine,
  db: Db,
  table: Table,
  constraints: readonly Constraint[],
  present: Present,
  generated: readonly string[],
  isAlone: boolean,
): Promise<boolean> => {
  let isAltered = false;
  for (const column of storedColumns(table)) {
    const before = present.get(column.name);
    const isKey = column === table.key;
    if (before === undefined) await addColumn(engine, db, table, column, constraints);
    else if (before.type !== columnTypeOf(engine, column) && !isKey)
      await convertColumn(engine, db, table, column, before.type, constraints);
    else continue;
    isAltered = true;
  }
  if (engine === "postgres") {
    // While the previous version runs, it may still write NULL into these columns.
    const others = storedColumns(table).filter(
      (column) =>
        present.get(column.name)?.type === columnTypeOf(engine, column) &&
        isNoneChanged(table, column, present) &&
        (isAlone || column.optional),
    );
    await changeNone(db, table, others);
    if (others.length > 0) isAltered = true;
  }
  if (engine === "postgres" && (await makeLeads(db, table, generated))) isAltered = true;
  for (const [name, declared] of extraColumns(engine, table))
    if (!present.has(name)) await sql`alter table ${sql.table(table.name)} add column ${declared}`.execute(db);
  return isAltered;
};
