// Brings the store to the definitions: tables and columns are added, indexes and constraints follow, and nothing a person
// entered is ever dropped. A field that leaves a definition leaves its column behind; one that changes its type starts a new
// column with what could be carried over, and the old one stays under a name of its own. Rows that break a rule stay too.
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { ensureBookkeeping } from "./bookkeeping";
import { presentColumns, presentConstraints, presentGenerated } from "./catalog";
import type { PresentColumn, PresentColumns } from "./catalog";
import { emptyOf } from "./codec";
import {
  declaration,
  keyDeclaration,
  leadColumns,
  literal,
  storedColumns,
  typeOf,
  TYPES,
  versionColumns,
} from "./columns";
import { constraintsOf } from "./constraints";
import type { Constraint } from "./constraints";
import { dropStaleIndexes, migrateIndexes } from "./indexes";
import { migrateLists } from "./listTables";
import { migrateConstraints } from "./migrateConstraints";
import type { Demands } from "./migrateConstraints";
import { constrained, rebuild, sqliteColumns } from "./rebuild";
import { repeated } from "./repeated";
import { ensureReport } from "./report";
import type { Broken } from "./report";
import { ensureRequests } from "./requests";
import type { Db, Store } from "./Store";
import type { Upgrade } from "./upgrade";
import type { Column, Table } from "./Table";

type Engine = Store["engine"];

const createTable = async (engine: Engine, db: Db, table: Table, constraints: readonly Constraint[]) => {
  // PostgreSQL checks many rows faster than each as it comes, so it gets its constraints when the table is filled.
  const columns =
    engine === "sqlite"
      ? sqliteColumns(table, constraints)
      : [
          ...storedColumns(table).map((column) =>
            column === table.key ? keyDeclaration(engine, column) : declaration(engine, column),
          ),
          ...[...versionColumns(engine, table), ...leadColumns(engine, table)].map(([, declared]) => declared),
        ];
  await sql`create table ${sql.table(table.name)} (${sql.join(columns)})`.execute(db);
};

const addColumn = async (engine: Engine, db: Db, table: Table, column: Column, constraints: readonly Constraint[]) => {
  const declared = constrained(column.name, declaration(engine, column), engine === "sqlite" ? constraints : []);
  await sql`alter table ${sql.table(table.name)} add column ${declared}`.execute(db);
};

const keepOld = async (
  engine: Engine,
  db: Db,
  table: Table,
  column: Column,
  before: string,
  constraints: readonly Constraint[],
) => {
  // An index follows its column to the new name; those that look at it are made again.
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
  // What was an amount counts hundredths, and what becomes one shall.
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

/** Rows that break a rule are looked for afterwards. */
const ignoringChecks = async <Result>(engine: Engine, db: Db, work: () => Promise<Result>): Promise<Result> => {
  if (engine !== "sqlite") return work();
  await sql`pragma ignore_check_constraints = on`.execute(db);
  try {
    return await work();
  } finally {
    await sql`pragma ignore_check_constraints = off`.execute(db);
  }
};

/** None becomes NULL where it was empty, or the other way round: all columns of a table at once, as each is a write of every row. */
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

/** The columns the store makes by itself are made anew when they say something else. Answers whether any was. */
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

/** Answers whether its columns are others now. */
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
  for (const [name, declared] of versionColumns(engine, table))
    if (!present.has(name)) await sql`alter table ${sql.table(table.name)} add column ${declared}`.execute(db);
  return isAltered;
};

const isSame = (names: ReadonlySet<string>, constraints: readonly Constraint[]): boolean =>
  names.size === constraints.length && constraints.every(({ name }) => names.has(name));

/** SQLite's tables that have other constraints than the definitions say are made anew. Answers which. */
const rebuildChanged = async (db: Db, demands: Demands, before: PresentColumns): Promise<readonly Table[]> => {
  const names = await presentConstraints("sqlite", db);
  const present = await presentColumns("sqlite", db);
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

/** Fills the tables that were just made, before they get their indexes, which is many times faster. */
export type Fill<Result> = (db: Db, created: ReadonlySet<Table>) => Promise<Result>;

export interface Migrated<Result> {
  readonly filled: Result;
  readonly broken: readonly Broken[];
}

const inOneStep = async <Result>(
  engine: Engine,
  db: Db,
  all: readonly Table[],
  fill: Fill<Result>,
  upgrade: Upgrade | undefined,
): Promise<Migrated<Result> & { readonly written: ReadonlySet<Table> }> => {
  if (engine === "postgres") {
    // Another process may be at it, and large tables take their time.
    await sql`set local lock_timeout = 0`.execute(db);
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    await sql`set constraints all immediate`.execute(db);
  }
  await ensureBookkeeping(db);
  await ensureReport(db);
  await ensureRequests(db);
  const demands: Demands = new Map(all.map((table) => [table, constraintsOf(table)]));
  await dropStaleIndexes(engine, db, all);
  const present = await presentColumns(engine, db);
  const generated = await presentGenerated(engine, db);
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
  await upgrade?.(engine, db);
  const lists = await migrateLists(engine, db, all, present);
  if (engine === "sqlite") for (const table of await rebuildChanged(db, demands, present)) altered.add(table);
  // Rows that point to each other are told by whole tables, in whatever order.
  if (engine === "postgres") await sql`set constraints all deferred`.execute(db);
  const filled = await ignoringChecks(engine, db, () => fill(db, created));
  if (engine === "postgres") await sql`set constraints all immediate`.execute(db);
  const indexes = await migrateIndexes(engine, db, all);
  const written = new Set([...created, ...altered]);
  const rules = await migrateConstraints(engine, db, demands, written);
  // What the planners know of an index goes with it.
  if (indexes.added) await sql`analyze`.execute(db);
  return { filled, broken: [...lists, ...indexes.broken, ...rules], written };
};

/** One step, so that a stop in the middle leaves the store as it was. Answers what `fill` answers, and what rows break. */
export const migrate = async <Result>(
  store: Store,
  tables: Iterable<Table>,
  fill: Fill<Result>,
  upgrade?: Upgrade,
): Promise<Migrated<Result>> => {
  const { engine, db } = store;
  // SQLite looks at foreign keys again when all is in its place.
  if (engine === "sqlite") await sql`pragma foreign_keys = off`.execute(db);
  try {
    const all = [...tables];
    // Where transactions are serializable, who waited for another start saw the store as it was before that.
    const { written, ...migrated } = await repeated(db, () =>
      db.transaction().execute((step) => inOneStep(engine, step, all, fill, upgrade)),
    );
    await store.settled();
    // PostgreSQL reads from an index alone only what a vacuum has seen.
    if (engine === "postgres") for (const table of written) await sql`vacuum ${sql.table(table.name)}`.execute(db);
    return migrated;
  } finally {
    if (engine === "sqlite") await sql`pragma foreign_keys = on`.execute(db);
  }
};
