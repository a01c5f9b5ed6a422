// Makes the constraints of the store match the definitions. Stored rows may break a new constraint; it then applies to
// all other rows. PostgreSQL adds a foreign key as NOT VALID and exempts the keys of these rows from a check. SQLite
// checks only rows that are written later.
import { sql } from "kysely";
import { readExistingConstraints } from "./catalog";
import { keyLiteral } from "./constraints";
import type { Constraint } from "./constraints";
import type { MustRuleWait } from "./indexes";
import type { BrokenRule } from "./report";
import { deleteRuleReport, reportRule, readReportedRules } from "./report";
import type { Db, Row, Store } from "./Store";
import type { Table } from "./Table";
import { errorCodeOf } from "../folder/errorCode";

type Engine = Store["engine"];

export type NewConstraints = ReadonlyMap<Table, readonly Constraint[]>;

/** PostgreSQL's codes for a violated foreign key and a violated check. */
const REFUSED: ReadonlySet<string> = new Set(["23503", "23514"]);

const isRefused = (error: unknown): boolean => REFUSED.has(errorCodeOf(error));

/** Finds the rows that break a constraint, and stores them in the report. */
const look = async (db: Db, { name, table, column, kind, broken }: Constraint): Promise<BrokenRule> => {
  const key = sql.ref(table.key.name);
  const rows =
    await sql<Row>`select ${key} as own from ${sql.table(table.name)} where ${broken} order by ${key}`.execute(db);
  const keys = rows.rows.map(({ own }) => own);
  const found: BrokenRule = { rule: name, table: table.name, fields: [column.name], kind, keys };
  await reportRule(db, found);
  return found;
};

const add = (one: Constraint) => sql`add constraint ${sql.ref(one.name)} ${one.inTable}`;

/**
 * Adds a constraint, except for the given rows. Null if it must wait: in PostgreSQL, a foreign key of a partitioned
 * table cannot leave rows out.
 */
const addBroken = (one: Constraint, keys: readonly unknown[]) => {
  if (keys.length === 0) return add(one);
  const name = sql.ref(one.name);
  if (one.kind === "reference" && one.table.partitionedBy !== null) return null;
  if (one.kind === "reference") return sql`add constraint ${name} ${one.inTable} not valid`;
  const exempt = sql`${sql.ref(one.table.key.name)} in (${sql.join(keys.map(keyLiteral))})`;
  return sql`add constraint ${name} check (not (${one.broken}) or ${exempt})`;
};

/** Adds all constraints in one statement. If rows break one of the constraints, adds them one by one instead. */
const addAll = async (db: Db, table: Table, missing: readonly Constraint[]): Promise<readonly BrokenRule[]> => {
  const alter = sql`alter table ${sql.table(table.name)}`;
  await sql`savepoint constraints`.execute(db);
  try {
    await sql`${alter} ${sql.join(missing.map(add))}`.execute(db);
    for (const { name } of missing) await deleteRuleReport(db, name);
    return [];
  } catch (error) {
    if (!isRefused(error)) throw error;
    await sql`rollback to savepoint constraints`.execute(db);
  }
  const found: BrokenRule[] = [];
  for (const one of missing) {
    const broken = await look(db, one);
    const added = addBroken(one, broken.keys);
    if (added !== null) await sql`${alter} ${added}`.execute(db);
    found.push(broken);
  }
  return found;
};

const migratePostgres = async (
  db: Db,
  demands: NewConstraints,
  waits: MustRuleWait,
): Promise<readonly BrokenRule[]> => {
  const present = await readExistingConstraints("postgres", db);
  const reported = await readReportedRules(db);
  const found: BrokenRule[] = [];
  for (const [table, constraints] of demands) {
    const there = present.get(table.name) ?? new Set<string>();
    const wanted = new Set(constraints.map(({ name }) => name));
    // A constraint that rows broke is created again at every start, until the rows are corrected.
    const stale = [...there].filter((name) => !wanted.has(name) || reported.has(name));
    for (const name of stale) {
      await sql`alter table ${sql.table(table.name)} drop constraint ${sql.ref(name)}`.execute(db);
      await deleteRuleReport(db, name);
    }
    const missing = constraints.filter(
      ({ name, column }) => (!there.has(name) && !waits(table.name, [column.name])) || stale.includes(name),
    );
    if (missing.length > 0) found.push(...(await addAll(db, table, missing)));
  }
  return found;
};

/** SQLite gets its constraints when a table is created or rebuilt, so only the rows still need a check. */
const verifySqlite = async (
  db: Db,
  demands: NewConstraints,
  altered: ReadonlySet<Table>,
): Promise<readonly BrokenRule[]> => {
  const reported = await readReportedRules(db);
  const found: BrokenRule[] = [];
  for (const [table, constraints] of demands) {
    const isSuspect = altered.has(table) && (await isBroken(db, table, constraints));
    for (const one of constraints) if (isSuspect || reported.has(one.name)) found.push(await look(db, one));
  }
  return found;
};

const isBroken = async (db: Db, table: Table, constraints: readonly Constraint[]): Promise<boolean> => {
  const first = await sql`select 1 from pragma_foreign_key_check(${table.name}) limit 1`.execute(db);
  if (first.rows.length > 0) return true;
  const values = constraints.filter(({ kind }) => kind === "value").map(({ broken }) => broken);
  if (values.length === 0) return false;
  const other = await sql`select 1 from ${sql.table(table.name)} where ${sql.join(values, sql` or `)} limit 1`.execute(
    db,
  );
  return other.rows.length > 0;
};

/** Answers the constraints that rows break, with the keys of these rows. */
export const migrateConstraints = async (
  engine: Engine,
  db: Db,
  demands: NewConstraints,
  altered: ReadonlySet<Table>,
  waits: MustRuleWait,
): Promise<readonly BrokenRule[]> => {
  const found =
    engine === "postgres" ? await migratePostgres(db, demands, waits) : await verifySqlite(db, demands, altered);
  return found.filter(({ keys }) => keys.length > 0);
};
