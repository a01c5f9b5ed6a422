// The tables and triggers of aggregates. A trigger inserts a change for each counted row that is added, deleted or
// changed, in the same transaction, no matter who writes it: this platform, an earlier version, or a person with SQL.
// It only inserts, so that transactions do not wait for each other.
import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import { declaredType } from "../../../platform/framework/storage/columns";
import { literal } from "../../../platform/framework/storage/literal";
import { emptyValueOf } from "../../../platform/framework/storage/codec";
import type { Db, Store } from "../../../platform/framework/storage/Store";
import { ownerFields } from "../../../platform/framework/storage/ownerFields";
import type { Column, Table } from "../../../platform/framework/storage/Table";
import { AGGREGATES_TABLE, dropTriggers, SUM_TRIGGER_PREFIX } from "../../../platform/framework/storage/triggers";
import { type AggregateTables, type SumColumn, QUARTER_HOUR } from "./Kept";

type Engine = Store["engine"];
type Part = RawBuilder<unknown>;

/** An aggregate in the table of aggregates. Times are in seconds since 1970. */
export interface AggregateState {
  readonly id: string;
  readonly resource: string;
  /** The aggregate has been compared with all rows before this time. */
  readonly filled: number;
  readonly checked: number;
  readonly used: number;
}
export const typedState = (db: Db): Kysely<{ readonly [AGGREGATES_TABLE]: AggregateState }> => db;

/** The value of `filled` for an aggregate that has been compared with all rows. */
export const FILLED_COMPLETELY = Number.MAX_SAFE_INTEGER;

/** Columns whose names no field of a definition can have. */
export const sumColumns = {
  part: sql.ref("agg_part"),
  level: sql.ref("agg_level"),
  begin: sql.ref("agg_begin"),
  rows: sql.ref("agg_rows"),
} as const;

export const columnRef = ({ name }: Column): Part => sql.ref(name);

/** The value of a column, with 0 or "" instead of NULL. */
export const valueOrEmpty = (column: Column, ref: Part): Part =>
  column.optional ? sql`coalesce(${ref}, ${literal(emptyValueOf(column))})` : ref;

/** The quarter of an hour that contains a time. */
export const quarterHourOf = (ref: Part): Part => sql`(${ref} - ${ref} % ${sql.lit(QUARTER_HOUR)})`;

export const columnRefs = ({ columns, sums }: Pick<AggregateTables, "columns" | "sums">): readonly Part[] => [
  ...columns.map(({ column }) => columnRef(column)),
  sumColumns.rows,
  ...sums.map(columnRef),
];

const declare = (engine: Engine, { column }: SumColumn): Part =>
  sql`${columnRef(column)} ${declaredType(engine, column.storage)} not null`;

const createTables = async (
  engine: Engine,
  db: Db,
  { columns, sums, owners, blocks, changes }: AggregateTables,
): Promise<void> => {
  const values = [
    ...columns.map((one) => declare(engine, one)),
    sql`${sumColumns.rows} bigint not null`,
    ...sums.map((column) => sql`${columnRef(column)} ${declaredType(engine, column.storage)} not null`),
  ];
  const key = [
    sumColumns.part,
    sumColumns.level,
    ...columns.slice(0, 1).map(({ column }) => columnRef(column)),
    sumColumns.begin,
  ];
  const rest = columns.slice(1).map(({ column }) => columnRef(column));
  await sql`create table ${sql.table(blocks)} (${sumColumns.part} integer not null, ${sumColumns.level} integer not null, ${sumColumns.begin} bigint not null, ${sql.join(values)}, primary key (${sql.join([...key, ...rest])})) ${engine === "sqlite" ? sql`without rowid` : sql``}`.execute(
    db,
  );
  // Rows are found by an owner first, so the first owner begins the key.
  const others = columns.filter(
    ({ column, of }, at) => at > 0 && ownerFields(of.resource).includes(column.name) && of === columns[0]?.of,
  );
  for (const { column } of others)
    await sql`create index ${sql.ref(`ix_${blocks}_${column.name}`)} on ${sql.table(blocks)} (${sql.join([sumColumns.part, sumColumns.level, columnRef(column), sumColumns.begin])})`.execute(
      db,
    );
  if (owners.length > 0)
    await sql`create index ${sql.ref(`ix_${blocks}`)} on ${sql.table(blocks)} (${sql.join([sumColumns.part, sumColumns.level, sumColumns.begin])})`.execute(
      db,
    );
  const id = sql.raw(engine === "sqlite" ? "integer primary key" : "bigint generated always as identity primary key");
  await sql`create table ${sql.table(changes)} (id ${id}, ${sumColumns.begin} bigint not null, ${sql.join(values)})`.execute(
    db,
  );
  await sql`create index ${sql.ref(`ix_${changes}`)} on ${sql.table(changes)} (${sumColumns.begin})`.execute(db);
};

type Version = "old" | "new";

/** Adds one version of a row to the sums, or subtracts it. `from` is the source of values that are not in the row. */
const insertChange = (
  kept: AggregateTables,
  sign: 1 | -1,
  row: (of: Table, column: Column) => Part,
  from: Part,
): Part => {
  const { columns, sums, table, moment, changes } = kept;
  const signed = (value: Part) => (sign === 1 ? value : sql`-${value}`);
  const values = [
    quarterHourOf(row(table, moment)),
    ...columns.map(({ column, of }) => valueOrEmpty(column, row(of, column))),
    sql.lit(sign),
    ...sums.map((column) => signed(row(table, column))),
  ];
  return sql`insert into ${sql.table(changes)} (${sql.join([sumColumns.begin, ...columnRefs(kept)])}) select ${sql.join(values)} ${from};`;
};

const ofVersion =
  (version: Version) =>
  (_: Table, column: Column): Part =>
    sql`${sql.raw(version)}.${columnRef(column)}`;

interface Watched {
  readonly table: Table;
  readonly name: string;
  /** The columns that matter to the sums. */
  readonly columns: readonly Column[];
  change(version: Version, sign: 1 | -1): Part;
}

/** The tables that have triggers: the table of the counted rows, and the table of the rows that have their owners. */
export const watchedTables = (engine: Engine, kept: AggregateTables): readonly Watched[] => {
  const { table, moment, columns, sums, through, id } = kept;
  const inTable = (of: Table) => columns.filter((one) => one.of === of).map(({ column }) => column);
  const name = `${SUM_TRIGGER_PREFIX}${id}`;
  if (through === null) {
    const change = (version: Version, sign: 1 | -1) => insertChange(kept, sign, ofVersion(version), sql``);
    return [{ table, name, columns: [moment, ...inTable(table), ...sums], change }];
  }
  const { column: pointing, parent } = through;
  const isTheirs = (key: Part, pointer: Part) => sql`where ${key} = ${pointer}`;
  // A transaction that changes the owners of that row waits for this one, and then finds this change.
  const locked = engine === "postgres" ? sql`for no key update` : sql``;
  const changeOf = (version: Version, sign: 1 | -1): Part => {
    const row = (of: Table, column: Column) =>
      of === parent ? sql`p.${columnRef(column)}` : ofVersion(version)(of, column);
    const from = sql`from ${sql.table(parent.name)} as p ${isTheirs(sql`p.${columnRef(parent.key)}`, sql`${sql.raw(version)}.${columnRef(pointing)}`)} ${locked}`;
    return insertChange(kept, sign, row, from);
  };
  const changeOfParent = (version: Version, sign: 1 | -1): Part => {
    const row = (of: Table, column: Column) =>
      of === parent ? ofVersion(version)(of, column) : sql`c.${columnRef(column)}`;
    const from = sql`from ${sql.table(table.name)} as c ${isTheirs(sql`c.${columnRef(pointing)}`, sql`${sql.raw(version)}.${columnRef(parent.key)}`)}`;
    return insertChange(kept, sign, row, from);
  };
  return [
    { table, name, columns: [moment, pointing, ...inTable(table), ...sums], change: changeOf },
    { table: parent, name: `${name}_p`, columns: [parent.key, ...inTable(parent)], change: changeOfParent },
  ];
};

const DOINGS = ["insert", "update", "delete"] as const;

const createSqliteTriggers = async (db: Db, { table, name, columns, change }: Watched): Promise<void> => {
  const differs = sql.join(
    columns.map((column) => sql`old.${columnRef(column)} is not new.${columnRef(column)}`),
    sql` or `,
  );
  for (const doing of DOINGS) {
    const changes = sql.join(
      [...(doing === "insert" ? [] : [change("old", -1)]), ...(doing === "delete" ? [] : [change("new", 1)])],
      sql` `,
    );
    const when = doing === "update" ? sql`when ${differs}` : sql``;
    await sql`create trigger ${sql.ref(`${name}_${doing}`)} after ${sql.raw(doing)} on ${sql.table(table.name)} ${when} begin ${changes} end`.execute(
      db,
    );
  }
};

const createPostgresTrigger = async (db: Db, { table, name, columns, change }: Watched): Promise<void> => {
  const row = (version: Version) =>
    sql`row(${sql.join(columns.map((column) => sql`${sql.raw(version)}.${columnRef(column)}`))})`;
  const body = sql`if tg_op = 'UPDATE' then
    if ${row("old")} is not distinct from ${row("new")} then return null; end if;
  end if;
  if tg_op <> 'INSERT' then ${change("old", -1)} end if;
  if tg_op <> 'DELETE' then ${change("new", 1)} end if;
  return null;`;
  await sql`create or replace function ${sql.ref(name)}() returns trigger language plpgsql as $kept$ begin ${body} end $kept$`.execute(
    db,
  );
  await sql`create trigger ${sql.ref(name)} after insert or update or delete on ${sql.table(table.name)} for each row execute function ${sql.ref(name)}()`.execute(
    db,
  );
};

export const createAggregate = async (engine: Engine, db: Db, kept: AggregateTables): Promise<void> => {
  await createTables(engine, db, kept);
  for (const watched of watchedTables(engine, kept))
    await (engine === "sqlite" ? createSqliteTriggers : createPostgresTrigger)(db, watched);
};

/** The names of the triggers of an aggregate. */
export const triggersOf = (engine: Engine, kept: AggregateTables): readonly string[] =>
  watchedTables(engine, kept).flatMap(({ name }) =>
    engine === "sqlite" ? DOINGS.map((doing) => `${name}_${doing}`) : [name],
  );

/** Drops an aggregate of this or another version, by its id. */
export const dropAggregate = async (engine: Engine, db: Db, id: string): Promise<void> => {
  await dropTriggers(engine, db, ({ name }) => name.startsWith(`${SUM_TRIGGER_PREFIX}${id}`));
  await sql`drop table if exists ${sql.table(`platform_sums_${id}`)}`.execute(db);
  await sql`drop table if exists ${sql.table(`platform_sums_new_${id}`)}`.execute(db);
  await typedState(db).deleteFrom(AGGREGATES_TABLE).where("id", "=", id).execute();
};
