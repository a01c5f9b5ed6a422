// Converts the values of a field whose kind changes, if all of them fit. Otherwise the migration is refused, and the
// refusal names the rows that do not fit. The former column is renamed and keeps the old values.
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import { Refusal } from "../settings/Refusal";
import type { ExistingColumns } from "./catalog";
import { emptyValueOf } from "./codec";
import { storedColumns, columnTypeOf, COLUMN_TYPES } from "./columns";
import { literal } from "./literal";
import type { Constraint } from "./constraints";
import { addColumn, withoutChecks } from "./creation";
import type { Layouts } from "./layouts";
import { findRowsWithSeveralKeys } from "./listTables";
import type { Db, Row, Store } from "./Store";
import type { Column, Table } from "./Table";
import { dropTriggers, mentionsColumn } from "./triggers";

type Engine = Store["engine"];

const numberType = (engine: Engine) => sql.raw(engine === "sqlite" ? "real" : "double precision");

/** Whether a text is a plain number such as -12.5: without spaces, exponents and thousands separators. */
const isNumberText = (engine: Engine, own: RawBuilder<unknown>): RawBuilder<unknown> =>
  engine === "postgres"
    ? sql`${own} ~ '^-?[0-9]+(\\.[0-9]+)?$'`
    : sql`(${own} glob '[0-9]*' or ${own} glob '-[0-9]*') and ${own} glob '*[0-9]' and substr(${own}, 2) not glob '*[^0-9.]*' and ${own} not glob '*.*.*'`;

/** The numeric value of a stored value; NULL for a text that is not a number. Amounts are stored in hundredths. */
const numberOf = (engine: Engine, own: RawBuilder<unknown>, before: string): RawBuilder<unknown> => {
  const number = sql`cast(${own} as ${numberType(engine)})`;
  if (before === "text") return sql`case when ${isNumberText(engine, own)} then ${number} end`;
  return before === COLUMN_TYPES[engine].cents ? sql`${number} / 100.0` : number;
};

const most = sql.lit(Number.MAX_SAFE_INTEGER);

/** Whether a number fits into the column without loss. */
const fits = ({ storage }: Column, number: RawBuilder<unknown>): RawBuilder<unknown> => {
  if (storage === "integer") return sql`(${number}) = round(${number}) and abs(${number}) <= ${most}`;
  // Ignores rounding errors of floating point, but not fractions of a cent.
  if (storage === "cents")
    return sql`abs((${number}) * 100 - round((${number}) * 100)) < 0.001 and abs((${number}) * 100) <= ${most}`;
  return sql`(${number}) is not null`;
};

const isGiven = (own: RawBuilder<unknown>, before: string) =>
  before === "text" ? sql`${own} is not null and ${own} <> ''` : sql`${own} is not null`;

interface Unfit {
  readonly table: Table;
  readonly column: Column;
  readonly rows: readonly Row[];
}

const findUnfit = async (engine: Engine, db: Db, table: Table, column: Column, before: string): Promise<Unfit> => {
  const own = sql.ref(column.name);
  const fitting = sql<SqlBool>`coalesce(${fits(column, numberOf(engine, own, before))}, ${sql.raw(engine === "sqlite" ? "0" : "false")})`;
  const { rows } =
    columnTypeOf(engine, column) === "text"
      ? { rows: [] }
      : await sql<Row>`select ${sql.ref(table.key.name)} as own, ${own} as held from ${sql.table(table.name)} where ${isGiven(own, before)} and not ${fitting} order by 1`.execute(
          db,
        );
  return { table, column, rows };
};

const isList = (text: unknown): boolean => {
  try {
    return Array.isArray(JSON.parse(String(text)));
  } catch {
    return false;
  }
};

/** A list is stored as text too, so only the stored layout shows that a text field became a list. */
const findNoLists = async (db: Db, table: Table, column: Column): Promise<Unfit> => {
  const own = sql.ref(column.name);
  const { rows } =
    await sql<Row>`select ${sql.ref(table.key.name)} as own, ${own} as held from ${sql.table(table.name)} where ${own} is not null and ${own} <> '' order by 1`.execute(
      db,
    );
  return { table, column, rows: rows.filter(({ held }) => !isList(held)) };
};

const SHOWN = 20;
const LONGEST = 40;

const NAMES: Readonly<Record<Column["storage"], string>> = {
  text: "a text",
  integer: "a whole number",
  real: "a number",
  cents: "an amount of money",
  json: "a list",
};

const shownOf = ({ column }: Unfit, { own, held }: Row): string => {
  const isOpen = !column.encrypted && column.field.personal !== "masked";
  return isOpen ? `${String(own)} (${JSON.stringify(String(held).slice(0, LONGEST))})` : String(own);
};

const sentenceOf = (unfit: Unfit): string => {
  const { table, column, rows } = unfit;
  const kind = "to" in column.field.options ? "a single reference" : NAMES[column.storage];
  const shown = rows.slice(0, SHOWN).map((row) => shownOf(unfit, row));
  const rest = rows.length > SHOWN ? `, and ${rows.length - SHOWN} more` : "";
  return `${table.name}.${column.name} becomes ${kind}, and ${rows.length} rows do not fit: ${shown.join(", ")}${rest}`;
};

/** @throws Refusal that names the rows whose values do not fit the new kind of their field. It changes nothing. */
export const checkConversions = async (
  engine: Engine,
  db: Db,
  tables: readonly Table[],
  present: ExistingColumns,
  { storages }: Pick<Layouts, "storages">,
): Promise<void> => {
  const unfit: Unfit[] = [];
  for (const table of tables)
    for (const column of table.columns) {
      const before = present.get(table.name)?.get(column.name);
      const noted = storages[table.name]?.[column.name];
      if (before === undefined) continue;
      if (column.joined === null && before.type !== columnTypeOf(engine, column))
        unfit.push(await findUnfit(engine, db, table, column, before.type));
      else if (column.joined === null && column.storage === "json" && noted === "text")
        unfit.push(await findNoLists(db, table, column));
    }
  for (const table of tables)
    for (const { column, rows } of await findRowsWithSeveralKeys(db, table, present))
      unfit.push({ table, column, rows });
  const sentences = unfit.filter(({ rows }) => rows.length > 0).map(sentenceOf);
  if (sentences.length > 0)
    throw new Refusal(
      [
        ...sentences.map((sentence) => `${sentence}.`),
        "Correct these values with the version before, or give the field another name, under which it begins empty. Nothing was changed.",
      ].join("\n"),
    );
};

/** The fields of existing tables that change their kind, as `table.field`. */
export const changedKinds = (engine: Engine, tables: readonly Table[], present: ExistingColumns): readonly string[] =>
  tables.flatMap((table) =>
    storedColumns(table)
      .filter((column) => {
        const before = present.get(table.name)?.get(column.name);
        return before !== undefined && before.type !== columnTypeOf(engine, column);
      })
      .map((column) => `${table.name}.${column.name}`),
  );

/** Gives a column its new type, with the values converted. The former column is renamed. */
export const convertColumn = async (
  engine: Engine,
  db: Db,
  table: Table,
  column: Column,
  before: string,
  constraints: readonly Constraint[],
): Promise<void> => {
  await dropTriggers(engine, db, mentionsColumn(column.name));
  // An index would stay with the renamed column, so the column's indexes are dropped, and created again later.
  for (const index of table.indexes.filter(({ columns }) => columns.includes(column.name)))
    await sql`drop index if exists ${sql.ref(index.name)}`.execute(db);
  const aside = `${column.name}__${before.replaceAll(/\W+/g, "_")}_${Date.now().toString(36)}`;
  await sql`alter table ${sql.table(table.name)} rename column ${sql.ref(column.name)} to ${sql.ref(aside)}`.execute(
    db,
  );
  await addColumn(engine, db, table, column, constraints);
  const wanted = columnTypeOf(engine, column);
  const old = sql.ref(aside);
  const number = numberOf(engine, old, before);
  const carried =
    wanted === "text"
      ? sql`cast(${before === COLUMN_TYPES[engine].cents ? sql`round(${old} / 100.0, 2)` : old} as text)`
      : column.storage === "cents"
        ? sql`cast(round(cast((${number}) * 100 as numeric)) as ${sql.raw(wanted)})`
        : sql`cast(${number} as ${sql.raw(wanted)})`;
  const value = column.optional ? sql`nullif(${carried}, ${literal(emptyValueOf(column))})` : carried;
  await withoutChecks(engine, db, () =>
    sql`update ${sql.table(table.name)} set ${sql.ref(column.name)} = ${value} where ${isGiven(old, before)}`.execute(
      db,
    ),
  );
};
