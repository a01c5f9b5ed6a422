// On PostgreSQL, the audit trail and the tables whose definition says so have partitions by time, so that old rows are
// dropped with their partition, at no cost per row. Partitions follow each other without a gap. The last one ends in the
// future. Rows later than that, or earlier than the first, go to the default partition, so that no write fails.
import { type RawBuilder, sql } from "kysely";
import { literal } from "./literal";
import { partitionEndsOf, type PartitionEnds, type RetentionRule } from "./spans";
import type { Db, Row, Store } from "./Store";
import type { Column, Table } from "./Table";
import { transact } from "./transact";

export interface Partition {
  readonly name: string;
  /** The first second after the partition. */
  readonly end: number;
}

/** While one process waits for a lock on the whole table, all writers wait, too, so this wait is short. */
export const SHORT_WAIT = sql`set local lock_timeout = '1s'`;

const MOST_OF_NAME = 40;
const begunBy = ({ name }: Table): string => name.slice(0, MOST_OF_NAME);
const dateOf = (moment: number): string => new Date(moment * 1000).toISOString().slice(0, 10).replaceAll("-", "");
export const partitionName = (table: Table, end: number): string => `${begunBy(table)}__until_${dateOf(end)}`;
export const defaultName = (table: Table): string => `${begunBy(table)}__later`;

const NAMED = /^"?(.*__until_(\d{4})(\d\d)(\d\d))"?$/;

/** Names of the partitions, and of the table itself; empty if it is not partitioned. */
const readTree = async (db: Db, { name }: Table): Promise<readonly string[]> => {
  // Unlike a query of the catalog, this function sees what others stored after a serializable transaction began.
  const { rows } =
    await sql<Row>`select relid::regclass::text as name from pg_partition_tree(to_regclass(quote_ident(${name})))`.execute(
      db,
    );
  return rows.map(({ name: part }) => String(part));
};

export const isPartitioned = async (db: Db, table: Table): Promise<boolean> => (await readTree(db, table)).length > 0;

/** The names of the partitions of these tables. Each partition is a table itself. */
export const partitionsOf = async ({ engine, db }: Pick<Store, "engine" | "db">, tables: Iterable<Table>) => {
  const names: string[] = [];
  if (engine === "postgres")
    for (const table of tables) names.push(...(await readTree(db, table)).filter((name) => name !== table.name));
  return names.map((name) => name.replaceAll('"', ""));
};

/** The partitions from the first to the last, without the default one. */
export const readPartitions = async (db: Db, table: Table): Promise<readonly Partition[]> =>
  (await readTree(db, table))
    .flatMap((text) => {
      const [, name, year, month, day] = NAMED.exec(text) ?? [];
      return name === undefined ? [] : [{ name, end: Date.parse(`${year}-${month}-${day}`) / 1000 }];
    })
    .toSorted((a, b) => a.end - b.end);

export const attachPartition = async (
  db: Db,
  table: Table,
  from: number | null,
  { name, end }: Partition,
): Promise<void> => {
  const begin = from === null ? sql`minvalue` : literal(from);
  await sql`alter table ${sql.table(table.name)} attach partition ${sql.table(name)} for values from (${begin}) to (${literal(end)})`.execute(
    db,
  );
};

/** The columns of a table that can be written: all but the generated ones. */
export const writableColumns = async (db: Db, table: string): Promise<RawBuilder<unknown>> => {
  const { rows } =
    await sql<Row>`select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(
      db,
    );
  return sql.join(rows.map(({ name }) => sql.ref(String(name))));
};

export const moveRows = async (db: Db, from: string, to: string, which: RawBuilder<unknown>): Promise<void> => {
  const columns = await writableColumns(db, from);
  await sql`with moved as (delete from ${sql.table(from)} where ${which} returning ${columns}) insert into ${sql.table(to)} (${columns}) select ${columns} from moved`.execute(
    db,
  );
};

const addNext = async (db: Db, table: Table, by: Column, cut: PartitionEnds, last: number | null): Promise<number> => {
  const end = cut.next(last);
  const begin = last ?? cut.from;
  const next = { name: partitionName(table, end), end };
  // Attaching fails if the default partition has rows that belong to the new one. The lock keeps others from adding any.
  await sql`lock table ${sql.table(defaultName(table))} in access exclusive mode`.execute(db);
  await sql`create table ${sql.table(next.name)} (like ${sql.table(table.name)} including defaults including constraints including generated)`.execute(
    db,
  );
  const moment = sql.ref(by.name);
  const isLater = begin === null ? sql`` : sql`${moment} >= ${begin} and `;
  await moveRows(db, defaultName(table), next.name, sql`${isLater}${moment} < ${end}`);
  await attachPartition(db, table, begin, next);
  return end;
};

/** Adds partitions until the last one ends late enough. There is always at least one after the current one. */
export const addPartitions = async (db: Db, table: Table, by: Column, retention: RetentionRule): Promise<void> => {
  const cut = partitionEndsOf(table, retention);
  let last = (await readPartitions(db, table)).at(-1)?.end ?? null;
  while (last === null || last < cut.until) last = await addNext(db, table, by, cut, last);
};

/** Only one process at a time adds or drops partitions. The others can still read and write. */
export const lockPartitions = async (db: Db, { name }: Table): Promise<void> => {
  await sql`lock table ${sql.table(name)} in share update exclusive mode`.execute(db);
};

/** Creates a table that has only the default partition. `migratePartitions` adds the first one. */
export const createPartitioned = async (
  db: Db,
  table: Table,
  by: Column,
  columns: RawBuilder<unknown>,
): Promise<void> => {
  const [name, key, moment] = [sql.table(table.name), sql.ref(table.key.name), sql.ref(by.name)];
  // The key of a partitioned table must include the partition column. The sequence keeps numbers unique.
  await sql`create table ${name} (${columns}) partition by range (${moment})`.execute(db);
  await sql`alter table ${name} add primary key (${key}, ${moment})`.execute(db);
  await sql`create table ${sql.table(defaultName(table))} partition of ${name} default`.execute(db);
};

/** Adds the next partition in time, while the platform runs. */
export const preparePartitions = async (store: Store, table: Table, retention: RetentionRule): Promise<void> => {
  const { partitionedBy: by } = table;
  if (store.engine === "sqlite" || by === null) return;
  const last = (await readPartitions(store.db, table)).at(-1)?.end ?? 0;
  if (last >= partitionEndsOf(table, retention).until) return;
  await transact(store, async (db) => {
    await SHORT_WAIT.execute(db);
    await lockPartitions(db, table);
    await addPartitions(db, table, by, retention);
  });
};

/** Drops partitions with all their rows. */
export const dropPartitions = async (db: Db, partitions: readonly Partition[]): Promise<void> => {
  await SHORT_WAIT.execute(db);
  for (const { name } of partitions) await sql`drop table ${sql.table(name)}`.execute(db);
};
