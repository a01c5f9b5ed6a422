// Makes the store match the definitions: adds tables and columns, then indexes and constraints. It drops nothing that a
// person entered. A removed field keeps its column. A field with another name or kind keeps its values, see renames.ts and
// conversions.ts. Rows that break a rule are also kept. While processes of the previous version run, it makes only changes
// that they can work with.
import { sql } from "kysely";
import { alterTable, isNoneChanged } from "./alterTable";
import { ensureBookkeeping } from "./bookkeeping";
import { readExistingColumns, readExistingConstraints, readGeneratedColumns } from "./catalog";
import type { ExistingColumns } from "./catalog";
import { storedColumns } from "./columns";
import { constraintsOf } from "./constraints";
import { changedKinds, checkConversions } from "./conversions";
import { createTable, withoutChecks, withoutForeignKeys } from "./creation";
import { storeRetentionRules, type PendingRule, readPending } from "./deletions";
import { encryptColumns, ensureEncrypted } from "./encryption";
import type { Constraint } from "./constraints";
import { dropStaleIndexes, migrateIndexes, type MustRuleWait } from "./indexes";
import { ensureInstances, findOthers, recordInstance } from "./instances";
import { type RenameBridge, checkNotEnded, layoutOf, readLayouts, writeLayouts } from "./layouts";
import { migrateListTables, fillSingleReferences } from "./listTables";
import { migrateConstraints } from "./migrateConstraints";
import type { NewConstraints } from "./migrateConstraints";
import { rebuildTable } from "./rebuildTable";
import { moveRenamed } from "./renames";
import { disableRecording } from "./Recorder";
import { repeatOnConflict } from "./repeatOnConflict";
import { ensureReport } from "./report";
import type { BrokenRule } from "./report";
import { ensureRequests } from "./requests";
import type { Db, Store } from "./Store";
import { Refusal } from "../settings/Refusal";
import type { RetentionRule } from "./spans";
import { migratePartitions } from "./takeOver";
import { tidyUp } from "./tidyUp";
import { dropTriggers } from "./triggers";
import type { Upgrade } from "./upgrade";
import type { Table } from "./Table";
import { findWidened, type WidenedRule } from "./widened";

type Engine = Store["engine"];

const isSame = (names: ReadonlySet<string>, constraints: readonly Constraint[]): boolean =>
  names.size === constraints.length && constraints.every(({ name }) => names.has(name));

/** Rebuilds the SQLite tables whose constraints differ from the definitions. Answers these tables. */
const rebuildChanged = async (db: Db, demands: NewConstraints, before: ExistingColumns): Promise<readonly Table[]> => {
  const names = await readExistingConstraints("sqlite", db);
  const present = await readExistingColumns("sqlite", db);
  const rebuilt: Table[] = [];
  for (const [table, constraints] of demands) {
    const columns = present.get(table.name);
    if (!columns || !before.has(table.name)) continue;
    const isNone = storedColumns(table).some((column) => isNoneChanged(table, column, columns));
    if (!isNone && isSame(names.get(table.name) ?? new Set(), constraints)) continue;
    // SQLite refuses to rename a table while a trigger of another table names it.
    if (rebuilt.length === 0) await dropTriggers("sqlite", db, () => true);
    await rebuildTable(db, table, constraints, columns);
    rebuilt.push(table);
  }
  return rebuilt;
};

const LOCK = 727_404;
/** Lets processes change the tables one after another: each sees what the previous one did. */
export const lockMigration = async (engine: Engine, db: Db): Promise<void> => {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
};
/** Rolls back the transaction of a plan. */
const UNDONE = new Error("This was only a plan.");
/** How long a plan waits for a table that others use. A real migration waits without a limit. */
const PATIENCE = "5s";

/** Fills new tables before they get their indexes, which is many times faster than after. */
export type FillStep<Result> = (db: Db, created: ReadonlySet<Table>) => Promise<Result>;

export interface LaterSteps {
  /** The console's own step of the migration. */
  readonly upgrade?: Upgrade | undefined;
  /** How long rows in partitions are kept. */
  readonly retention: RetentionRule;
  /** The id of this process among those that use the database. Without an id, this process counts as the only one. */
  readonly instance?: string | undefined;
  /** Undoes all changes at the end. Used for a plan. */
  readonly isTrial?: boolean | undefined;
}

export interface MigrationResult<Result> {
  readonly filled: Result;
  readonly broken: readonly BrokenRule[];
  /** Fields that are also kept under their former names, for processes of the previous version. */
  readonly bridges: readonly RenameBridge[];
  /** Rules that would delete old rows, and wait for consent or for their date. */
  readonly pending: readonly PendingRule[];
  /** Tables whose rows everybody would see after the migration. */
  readonly widened: readonly WidenedRule[];
  /** Fields that become encrypted, as `table.field`. */
  readonly encrypted: readonly string[];
  /** Whether the store was left unchanged, because a process of a newer version runs. */
  readonly isOlder: boolean;
}

type Step<Result> = MigrationResult<Result> & { readonly written: ReadonlySet<Table>; readonly isIndexed: boolean };

/** @throws Refusal if processes of the previous version could not work with fields of other kinds */
const checkBeside = (engine: Engine, tables: readonly Table[], present: ExistingColumns): void => {
  const kinds = changedKinds(engine, tables, present);
  if (kinds.length > 0)
    throw new Refusal(
      `${kinds.join(", ")} changes its kind, which processes of the version before could not go on with. Stop them first, or add a field with a new name and without \`was\`; nothing was changed.`,
    );
};

const inOneStep = async <Result>(
  keeping: Pick<Store, "engine" | "keys">,
  db: Db,
  all: readonly Table[],
  fill: FillStep<Result>,
  { upgrade, retention, instance = "", isTrial = false }: LaterSteps,
): Promise<Step<Result>> => {
  const { engine, keys } = keeping;
  if (engine === "postgres") {
    // There are no time limits, because another process may be migrating now, and large tables take a long time.
    await sql`set local lock_timeout = ${sql.lit(isTrial ? PATIENCE : "0")}`.execute(db);
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
    await lockMigration(engine, db);
    await sql`set constraints all immediate`.execute(db);
  }
  await ensureBookkeeping(engine, db);
  await ensureReport(db);
  await ensureRequests(db);
  await ensureEncrypted(db);
  await ensureInstances(db);
  const layout = layoutOf(all);
  const layouts = await readLayouts(db);
  checkNotEnded(layouts, layout);
  const others = engine === "sqlite" ? [] : await findOthers(db, { id: instance, layout });
  if (engine === "postgres" && instance !== "") await recordInstance(db, { id: instance, layout });
  const isAlone = others.length === 0;
  if (layouts.former.includes(layout) && others.some((one) => one.layout === layouts.current)) {
    const nothing = { broken: [], bridges: [], pending: [], widened: [], encrypted: [], isIndexed: false };
    return { filled: await fill(db, new Set()), isOlder: true, written: new Set(), ...nothing };
  }
  const demands: NewConstraints = new Map(all.map((table) => [table, constraintsOf(table)]));
  await dropStaleIndexes(engine, db, all);
  const before = await readExistingColumns(engine, db);
  const { bridges, moved, isFinal } = await moveRenamed(keeping, db, all, before, layouts, isAlone);
  const present = moved.size === 0 ? before : await readExistingColumns(engine, db);
  if (!isAlone) checkBeside(engine, all, present);
  await checkConversions(engine, db, all, present, layouts);
  const generated = await readGeneratedColumns(engine, db);
  const created = new Set<Table>();
  const altered = new Set<Table>(moved);
  for (const [table, constraints] of demands) {
    const columns = present.get(table.name);
    if (columns === undefined) {
      await createTable(engine, db, table, constraints);
      created.add(table);
    } else if (await alterTable(engine, db, table, constraints, columns, generated.get(table.name) ?? [], isAlone))
      altered.add(table);
  }
  for (const table of all) await withoutChecks(engine, db, () => fillSingleReferences(db, table, present));
  await migratePartitions(engine, db, demands, retention);
  const encrypted = await withoutChecks(engine, db, () => encryptColumns(engine, db, keys, all, created));
  const widened = await findWidened(db, all, before, layouts);
  const lists = await migrateListTables(engine, db, all, present);
  await upgrade?.(engine, db);
  if (engine === "sqlite") for (const table of await rebuildChanged(db, demands, present)) altered.add(table);
  // `fill` inserts table by table, so a row may refer to a row that is inserted later.
  if (engine === "postgres") await sql`set constraints all deferred`.execute(db);
  const filled = await withoutChecks(engine, db, () => fill(db, created));
  if (engine === "postgres") await sql`set constraints all immediate`.execute(db);
  // Rows that the previous version writes may break a new rule, so the rule waits until that version has stopped.
  const waits: MustRuleWait = (table, fields) =>
    !isAlone && fields.every((name) => before.get(table)?.has(name) === true);
  const indexes = await migrateIndexes(engine, db, all, waits);
  const written = new Set([...created, ...altered]);
  const rules = await migrateConstraints(engine, db, demands, written, waits);
  await writeLayouts(db, layouts, all, bridges, isFinal);
  await storeRetentionRules(db, all, created, retention);
  return {
    filled,
    pending: await readPending(db, all, retention.now),
    widened,
    encrypted,
    broken: [...lists, ...indexes.broken, ...rules],
    bridges,
    isOlder: false,
    written,
    isIndexed: indexes.added,
  };
};

/**
 * Runs the whole migration in one transaction, so that an interruption leaves the store unchanged. Answers the result of
 * `fill`, and the rules that rows break.
 */
export const migrate = async <Result>(
  store: Store,
  tables: Iterable<Table>,
  fill: FillStep<Result>,
  further: LaterSteps = { retention: { days: 0, now: Date.now() / 1000 } },
): Promise<MigrationResult<Result>> => {
  const all = [...tables];
  const trial: { done?: Step<Result> } = {};
  // With serializable transactions, a process that waited for another migration may still see the store as it was before
  // that migration. PostgreSQL then refuses the transaction, and it runs again.
  const inOne = () =>
    repeatOnConflict(store.db, () =>
      store.db.transaction().execute(async (step) => {
        disableRecording(step);
        trial.done = await inOneStep(store, step, all, fill, further);
        if (further.isTrial) throw UNDONE;
        return trial.done;
      }),
    ).catch((error: unknown) => {
      if (error === UNDONE && trial.done !== undefined) return trial.done;
      throw error;
    });
  return withoutForeignKeys(store.engine, store.db, async () => {
    const { written, isIndexed, ...migrated } = await inOne();
    if (further.isTrial) return migrated;
    await store.flush();
    await tidyUp(store, { isIndexed, written });
    return migrated;
  });
};
