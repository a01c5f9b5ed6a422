// Makes the store match the definitions: adds tables and columns, then indexes and constraints. Nothing that a person
// entered is dropped. A removed field keeps its column. A field with another type gets a new column with the values
// that can be converted, and the old column is renamed. Rows that break a rule are kept too.
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { ensureBookkeeping } from "./bookkeeping";
import { readPresentColumns, readPresentConstraints, readPresentGenerated } from "./catalog";
import type { PresentColumn, PresentColumns } from "./catalog";
import { emptyOf } from "./codec";
import { leadColumns, literal, storedColumns, typeOf, TYPES, furtherColumns } from "./columns";
import { constraintsOf } from "./constraints";
import { addColumn, createTable, ignoringChecks } from "./creation";
import { encryptColumns } from "./encryption";
import type { Constraint } from "./constraints";
import { dropStaleIndexes, migrateIndexes } from "./indexes";
import { migrateLists } from "./listTables";
import { migrateConstraints } from "./migrateConstraints";
import type { Demands } from "./migrateConstraints";
import { migratePartitions, type Retention } from "./partitions";
import { rebuild } from "./rebuild";
import { leaveUnrecorded } from "./Recorder";
import { repeatOnConflict } from "./repeatOnConflict";
import { ensureReport } from "./report";
import type { Broken } from "./report";
import { ensureRequests } from "./requests";
import type { Db, Store } from "./Store";
import type { Upgrade } from "./upgrade";
import type { Column, Table } from "./Table";

type Engine = Store["engine"];

const keepOld = async (
  engine: Engine,
  db: Db,
  table: Table,
  column: Column,
  before: string,
  constraints: readonly Constraint[],
) => {
  // An index would follow the renamed column. The indexes of the column are therefore dropped and made again later.
  for (const index of table.indexes.filter(({ columns }) => columns.includes(column.name)))
    await sql`drop index if exists ${sql.ref(index.name)}`.execute(db);
  const aside = `${column.name}__${before.replaceAll(/\W+/g, "_")}_${Date.now().toString(36)}`;
  await sql`alter table ${sql.table(table.name)} rename column ${sql.ref(column.name)} to ${sql.ref(aside)}`.execute(
    db,
  );
  await addColumn(engine, db, table, column, constraints);
  const wanted = typeOf(engine, column);
  const old = sql.ref(aside);
  const number = sql.raw(engine === "sqlite" ? "real" : "double precision");
  // Amounts of money are stored in hundredths, so values are divided or multiplied when they change from or to an
  // amount.
  const was = before === TYPES[engine].cents ? sql`round(${old} / 100.0, 2)` : old;
  const carried =
    wanted === "text"
      ? sql`cast(${was} as text)`
      : column.storage === "cents"
        ? sql`cast(round(cast(cast(${was} as ${number}) * 100 as numeric)) as ${sql.raw(wanted)})`
        : sql`cast(cast(${was} as ${number}) as ${sql.raw(wanted)})`;
  const castable =
    wanted === "text" || before !== "text"
      ? sql`1 = 1`
      : engine === "sqlite"
        ? sql`${old} glob '[0-9]*' and ${old} not glob '*[^0-9.]*'`
        : sql`${old} ~ '^-?[0-9]+(\\.[0-9]+)?$'`;
  const value = column.optional ? sql`nullif(${carried}, ${literal(emptyOf(column))})` : carried;
  await ignoringChecks(engine, db, () =>
    sql`update ${sql.table(table.name)} set ${sql.ref(column.name)} = ${value} where ${castable} and ${old} is not null`.execute(
      db,
    ),
  );
};

/**
 * Changes empty values to NULL, or NULL to empty values. One statement changes all columns, because it writes every
 * row.
 */
const changeNone = async (db: Db, { name }: Table, columns: readonly Column[]) => {
  if (columns.length === 0) return;
  const table = sql.table(name);
  const alter = (change: (own: RawBuilder<unknown>, column: Column) => RawBuilder<unknown>, of: readonly Column[]) =>
    sql`alter table ${table} ${sql.join(of.map((column) => change(sql.ref(column.name), column)))}`.execute(db);
  const none = (column: Column) => literal(emptyOf(column));
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

type Present = ReadonlyMap<string, PresentColumn>;

const isNoneChanged = (table: Table, column: Column, present: Present): boolean =>
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

/** Adds and changes the columns of a table. Answers whether it changed any, so that the constraints must be checked. */
const alterTable = async (
  engine: Engine,
  db: Db,
  table: Table,
  constraints: readonly Constraint[],
  present: Present,
  generated: readonly string[],
): Promise<boolean> => {
  let isAltered = false;
  for (const column of storedColumns(table)) {
    const before = present.get(column.name);
    const isKey = column === table.key;
    if (before === undefined) await addColumn(engine, db, table, column, constraints);
    else if (before.type !== typeOf(engine, column) && !isKey)
      await keepOld(engine, db, table, column, before.type, constraints);
    else continue;
    isAltered = true;
  }
  if (engine === "postgres") {
    const others = storedColumns(table).filter(
      (column) => present.get(column.name)?.type === typeOf(engine, column) && isNoneChanged(table, column, present),
    );
    await changeNone(db, table, others);
    if (others.length > 0) isAltered = true;
  }
  if (engine === "postgres" && (await makeLeads(db, table, generated))) isAltered = true;
  for (const [name, declared] of furtherColumns(engine, table))
    if (!present.has(name)) await sql`alter table ${sql.table(table.name)} add column ${declared}`.execute(db);
  return isAltered;
};

const isSame = (names: ReadonlySet<string>, constraints: readonly Constraint[]): boolean =>
  names.size === constraints.length && constraints.every(({ name }) => names.has(name));

/** Rebuilds the tables of SQLite whose constraints differ from the definitions. Answers these tables. */
const rebuildChanged = async (db: Db, demands: Demands, before: PresentColumns): Promise<readonly Table[]> => {
  const names = await readPresentConstraints("sqlite", db);
  const present = await readPresentColumns("sqlite", db);
  const rebuilt: Table[] = [];
  for (const [table, constraints] of demands) {
    const columns = present.get(table.name);
    if (!columns || !before.has(table.name)) continue;
    const isNone = storedColumns(table).some((column) => isNoneChanged(table, column, columns));
    if (!isNone && isSame(names.get(table.name) ?? new Set(), constraints)) continue;
    await rebuild(db, table, constraints, columns);
    rebuilt.push(table);
  }
  return rebuilt;
};

const LOCK = 727_404;

/** Fills new tables before they get their indexes, which is many times faster than after. */
export type Fill<Result> = (db: Db, created: ReadonlySet<Table>) => Promise<Result>;

export interface Further {
  /** The console's own step. */
  readonly upgrade?: Upgrade | undefined;
  /** How long what is in partitions is kept. */
  readonly retention: Retention;
}

export interface Migrated<Result> {
  readonly filled: Result;
  readonly broken: readonly Broken[];
}

const inOneStep = async <Result>(
  { engine, keys }: Pick<Store, "engine" | "keys">,
  db: Db,
  all: readonly Table[],
  fill: Fill<Result>,
  { upgrade, retention }: Further,
): Promise<Migrated<Result> & { readonly written: ReadonlySet<Table> }> => {
  if (engine === "postgres") {
    // The limits on time are lifted, because another process may be migrating now, and large tables take long.
    await sql`set local lock_timeout = 0`.execute(db);
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    await sql`set constraints all immediate`.execute(db);
  }
  await ensureBookkeeping(engine, db);
  await ensureReport(db);
  await ensureRequests(db);
  const demands: Demands = new Map(all.map((table) => [table, constraintsOf(table)]));
  await dropStaleIndexes(engine, db, all);
  const present = await readPresentColumns(engine, db);
  const generated = await readPresentGenerated(engine, db);
  const created = new Set<Table>();
  const altered = new Set<Table>();
  for (const [table, constraints] of demands) {
    const columns = present.get(table.name);
    if (columns === undefined) {
      await createTable(engine, db, table, constraints);
      created.add(table);
    } else if (await alterTable(engine, db, table, constraints, columns, generated.get(table.name) ?? []))
      altered.add(table);
  }
  await migratePartitions(engine, db, all, retention);
  await ignoringChecks(engine, db, () => encryptColumns(engine, db, keys, all, created));
  await upgrade?.(engine, db);
  const lists = await migrateLists(engine, db, all, present);
  if (engine === "sqlite") for (const table of await rebuildChanged(db, demands, present)) altered.add(table);
  // `fill` inserts table by table, so a row may refer to a row that is inserted later.
  if (engine === "postgres") await sql`set constraints all deferred`.execute(db);
  const filled = await ignoringChecks(engine, db, () => fill(db, created));
  if (engine === "postgres") await sql`set constraints all immediate`.execute(db);
  const indexes = await migrateIndexes(engine, db, all);
  const written = new Set([...created, ...altered]);
  const rules = await migrateConstraints(engine, db, demands, written);
  // New indexes have no statistics yet, and the query planners need them.
  if (indexes.added) await sql`analyze`.execute(db);
  return { filled, broken: [...lists, ...indexes.broken, ...rules], written };
};

/**
 * Runs the whole migration in one transaction, so that a stop in the middle leaves the store as it was. Answers the
 * result of `fill`, and the rules that rows break.
 */
export const migrate = async <Result>(
  store: Store,
  tables: Iterable<Table>,
  fill: Fill<Result>,
  further: Further = { retention: { days: 0, now: Date.now() / 1000 } },
): Promise<Migrated<Result>> => {
  const { engine, db } = store;
  // A rebuild drops tables that others refer to, so SQLite's foreign keys are off during the migration.
  if (engine === "sqlite") await sql`pragma foreign_keys = off`.execute(db);
  try {
    const all = [...tables];
    // With serializable transactions, a process that waited for another migration may still see the store from before
    // it. PostgreSQL then refuses the transaction, and it runs again.
    const { written, ...migrated } = await repeatOnConflict(db, () =>
      db.transaction().execute((step) => {
        leaveUnrecorded(step);
        return inOneStep(store, step, all, fill, further);
      }),
    );
    await store.flush();
    // PostgreSQL can answer from an index alone only for pages that a vacuum has marked.
    if (engine === "postgres") for (const table of written) await sql`vacuum ${sql.table(table.name)}`.execute(db);
    return migrated;
  } finally {
    if (engine === "sqlite") await sql`pragma foreign_keys = on`.execute(db);
  }
};
