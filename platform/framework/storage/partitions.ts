// On PostgreSQL, the audit trail is in partitions by time, so that old entries go with their partition, however many
// they are. Partitions follow each other without a gap. The first has no beginning; the last ends in the future; what is
// later still goes into the default partition, so that no write ever fails.
import { type RawBuilder, sql } from "kysely";
import { DAY } from "../wire/seconds";
import { literal } from "./columns";
import type { Db, Store } from "./Store";
import { type Column, nameOf, type Table } from "./Table";
import { transact } from "./transact";

/** How long the rows of a partitioned table are kept, 0 for ever, and what time it is. */
export interface Retention {
  readonly days: number;
  readonly now: number;
}

export interface Partition {
  readonly name: string;
  /** The first second that is later than it. */
  readonly end: number;
}

/**
 * How many partitions make up the time that rows are kept. A statement locks each partition that it may have to look
 * into, with all its indexes, and PostgreSQL has room for 64 locks a connection. With those that are partly too old, those
 * of the future and the default partition, there are at most nine.
 */
const PARTS = 6;
/** The longest time that can be set, in days. */
const LONGEST = 36_500;
/** While somebody waits for the whole table, all who write to it wait too, so nobody waits for it long. */
const SHORT_WAIT = sql`set local lock_timeout = '1s'`;

/** The length of a partition in seconds: whole days. */
export const widthOf = ({ days }: Pick<Retention, "days">): number =>
  Math.ceil((days === 0 ? LONGEST : days) / PARTS) * DAY;

const nextDay = (moment: number): number => Math.ceil(moment / DAY) * DAY;

const MOST_OF_NAME = 40;
const begunBy = ({ name }: Table): string => name.slice(0, MOST_OF_NAME);
const dateOf = (moment: number): string => new Date(moment * 1000).toISOString().slice(0, 10).replaceAll("-", "");
const partitionName = (table: Table, end: number): string => `${begunBy(table)}__until_${dateOf(end)}`;
const defaultName = (table: Table): string => `${begunBy(table)}__later`;

const NAMED = /^"?(.*__until_(\d{4})(\d\d)(\d\d))"?$/;

/** Names of the partitions, and of the table itself; none if it is not partitioned. */
const readTree = async (db: Db, { name }: Table): Promise<readonly string[]> => {
  // Unlike a query of the catalog, the function sees what others have stored since a serializable transaction began.
  const { rows } = await sql<{
    name: string;
  }>`select relid::regclass::text as name from pg_partition_tree(to_regclass(quote_ident(${name})))`.execute(db);
  return rows.map((row) => row.name);
};

/** The partitions from the first to the last, without the default one. */
export const readPartitions = async (db: Db, table: Table): Promise<readonly Partition[]> =>
  (await readTree(db, table))
    .flatMap((text) => {
      const [, name, year, month, day] = NAMED.exec(text) ?? [];
      return name === undefined ? [] : [{ name, end: Date.parse(`${year}-${month}-${day}`) / 1000 }];
    })
    .toSorted((a, b) => a.end - b.end);

const attach = async (db: Db, table: Table, from: number | null, { name, end }: Partition): Promise<void> => {
  const begin = from === null ? sql`minvalue` : literal(from);
  await sql`alter table ${sql.table(table.name)} attach partition ${sql.table(name)} for values from (${begin}) to (${literal(end)})`.execute(
    db,
  );
};

const moveRows = async (db: Db, from: string, to: string, which: RawBuilder<unknown>): Promise<void> => {
  await sql`with moved as (delete from ${sql.table(from)} where ${which} returning *) insert into ${sql.table(to)} select * from moved`.execute(
    db,
  );
};

/** Adds the next partition if the last one ends too soon: from now on, there is always one more than the current one. */
const addNext = async (db: Db, table: Table, by: Column, retention: Retention): Promise<void> => {
  const last = (await readPartitions(db, table)).at(-1)?.end ?? null;
  const width = widthOf(retention);
  if (last !== null && last >= retention.now + width) return;
  const end = nextDay(Math.max(last ?? 0, retention.now)) + width;
  const next = { name: partitionName(table, end), end };
  // Attaching fails if the default partition has rows that belong to the new one. Nobody adds any meanwhile.
  await sql`lock table ${sql.table(defaultName(table))} in access exclusive mode`.execute(db);
  await sql`create table ${sql.table(next.name)} (like ${sql.table(table.name)} including defaults including constraints)`.execute(
    db,
  );
  await moveRows(db, defaultName(table), next.name, sql`${sql.ref(by.name)} < ${end}`);
  await attach(db, table, last, next);
};

/** Of several processes, one adds partitions at a time. The others still read and write. */
const lockPartitions = async (db: Db, { name }: Table): Promise<void> => {
  await sql`lock table ${sql.table(name)} in share update exclusive mode`.execute(db);
};

/** Creates a table that has the default partition only. `migratePartitions` adds the first. */
export const createPartitioned = async (
  db: Db,
  table: Table,
  by: Column,
  columns: RawBuilder<unknown>,
): Promise<void> => {
  const [name, key, moment] = [sql.table(table.name), sql.ref(table.key.name), sql.ref(by.name)];
  // A key of a partitioned table has the column by which it is partitioned. The chains keep each number from being given
  // twice.
  await sql`create table ${name} (${columns}) partition by range (${moment})`.execute(db);
  await sql`alter table ${name} add primary key (${key}, ${moment})`.execute(db);
  await sql`create table ${sql.table(defaultName(table))} partition of ${name} default`.execute(db);
};

/** Makes a table that an earlier version created in one piece the first partition. Its rows stay where they are. */
const takeOver = async (db: Db, table: Table, by: Column, retention: Retention): Promise<void> => {
  const end = nextDay(retention.now) + widthOf(retention);
  const first = { name: partitionName(table, end), end };
  const old = sql.table(first.name);
  await sql`alter table ${sql.table(table.name)} rename to ${sql.ref(first.name)}`.execute(db);
  const constraints = await sql<{ name: string }>`select k.conname as name from pg_constraint as k
    where k.conrelid = to_regclass(quote_ident(${first.name})) and k.contype in ('p', 'c', 'f')`.execute(db);
  for (const { name } of constraints.rows) await sql`alter table ${old} drop constraint ${sql.ref(name)}`.execute(db);
  await sql`alter table ${old} alter column ${sql.ref(table.key.name)} drop identity if exists`.execute(db);
  const indexes = await sql<{ name: string }>`select indexname as name from pg_indexes
    where schemaname = current_schema() and tablename = ${first.name}`.execute(db);
  // The table will have indexes of these names, which take those of the partition in.
  for (const { name } of indexes.rows)
    await sql`alter index ${sql.ref(name)} rename to ${sql.ref(nameOf("px", table.name, `${first.name}:${name}`))}`.execute(
      db,
    );
  await createPartitioned(db, table, by, sql`like ${old} including defaults`);
  await moveRows(db, first.name, defaultName(table), sql`${sql.ref(by.name)} >= ${end}`);
  await attach(db, table, null, first);
};

/** For the migration: every partitioned table has its partitions. */
export const migratePartitions = async (
  engine: Store["engine"],
  db: Db,
  tables: readonly Table[],
  retention: Retention,
): Promise<void> => {
  if (engine === "sqlite") return;
  for (const table of tables) {
    const by = table.partitionedBy;
    if (by === null) continue;
    if ((await readTree(db, table)).length === 0) await takeOver(db, table, by, retention);
    await lockPartitions(db, table);
    await addNext(db, table, by, retention);
  }
};

/** While the platform runs: adds the next partition in time. */
export const preparePartitions = async (store: Store, table: Table, retention: Retention): Promise<void> => {
  const { partitionedBy: by } = table;
  if (store.engine === "sqlite" || by === null) return;
  const last = (await readPartitions(store.db, table)).at(-1)?.end ?? 0;
  if (last >= retention.now + widthOf(retention)) return;
  await transact(store, async (db) => {
    await SHORT_WAIT.execute(db);
    await lockPartitions(db, table);
    await addNext(db, table, by, retention);
  });
};

/** Drops partitions with all their rows. */
export const dropPartitions = async (db: Db, partitions: readonly Partition[]): Promise<void> => {
  await SHORT_WAIT.execute(db);
  for (const { name } of partitions) await sql`drop table ${sql.table(name)}`.execute(db);
};
