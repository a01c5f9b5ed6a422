// Deletes rows that are older than their definition allows (`store: { keep: … }`). On PostgreSQL they are dropped with
// their partition. Other rows, and all rows on SQLite, are deleted in small steps that block nobody.
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { errorCodeOf } from "../folder/errorCode";
import { rowCountTopic, increaseTopicsSql } from "./Changes";
import type { CountCache } from "./CountCache";
import { readDaysInForce, oldestKeptTime } from "./deletions";
import { dropPartitions, lockPartitions, preparePartitions, readPartitions, SHORT_WAIT } from "./partitions";
import { countRows } from "./query";
import { recordEntry } from "./Recorder";
import { longestPartition } from "./spans";
import type { Db, Row, Store } from "./Store";
import type { Column, Table } from "./Table";
import { transact } from "./transact";

export interface TableUpkeep {
  /** The audit trail of this store records the deletions. */
  readonly store: Store;
  readonly tables: ReadonlyMap<string, Table>;
  readonly counts: Pick<CountCache, "forget">;
  /** If false, nothing is deleted, whatever the definitions say. */
  readonly deletes: boolean;
  /** Called with a log message about deleted rows. */
  readonly report?: (sentence: string) => void;
  /** Seconds since 1970. */
  now(): number;
}

/** Rows to delete in one transaction, and the pause between two transactions in milliseconds. */
const STEP = 2000;
const PAUSE = 20;

/** PostgreSQL's code for a lock that was not granted in time, for example during a backup. */
const NOT_NOW = "55P03";

const recordDeletion = (db: Db, table: Table, by: Column, count: number, until: number): void => {
  if (count > 0) recordEntry(db, { is: "bulk", table, event: "del", count, facts: { [by.name]: until } });
};

/** Drops the partitions whose rows are all from before `until`. Answers the number of rows. */
const dropOld = async (store: Store, table: Table, by: Column, until: number): Promise<number> => {
  const isOld = ({ end }: { readonly end: number }): boolean => end <= until;
  if (!(await readPartitions(store.db, table)).some(isOld)) return 0;
  return transact(store, async (db) => {
    const old = (await readPartitions(db, table)).filter(isOld);
    let count = 0;
    // The rows are counted before anything is locked, because counting takes a while.
    for (const part of old) count += await countRows(db, part);
    await SHORT_WAIT.execute(db);
    await lockPartitions(db, table);
    const still = new Set((await readPartitions(db, table)).map(({ name }) => name));
    // Another process has already dropped and recorded them.
    if (old.some(({ name }) => !still.has(name))) return 0;
    await dropPartitions(db, old);
    recordDeletion(db, table, by, count, until);
    await sql.raw(increaseTopicsSql(new Set([rowCountTopic(table.name)]))).execute(db);
    return count;
  });
};

/** Deletes up to `STEP` of the oldest rows from before `until`. Rows without a time stay. Answers their number. */
const deleteSome = (store: Store, table: Table, by: Column, until: number): Promise<number> => {
  const [from, key, moment] = [sql.table(table.name), sql.ref(table.key.name), sql.ref(by.name)];
  return transact(store, async (db) => {
    const old = sql`${moment} > 0 and ${moment} < ${until}`;
    const { rows } =
      await sql<Row>`select ${key} as own from ${from} where ${old} order by ${moment} limit ${STEP}`.execute(db);
    if (rows.length === 0) return 0;
    const done =
      await sql`delete from ${from} where ${key} in (${sql.join(rows.map(({ own }) => own))}) and ${old}`.execute(db);
    const count = Number(done.numAffectedRows ?? 0n);
    recordDeletion(db, table, by, count, until);
    return count;
  });
};

/**
 * Deletes the rows of a table that are older than its definition allows. On PostgreSQL, rows wait until their whole
 * partition is old enough. Answers the number of rows.
 */
export const deleteOld = async (
  keeping: TableUpkeep,
  table: Table,
  isEnded = (): boolean => false,
): Promise<number> => {
  const { partitionedBy: by, division } = table;
  if (by === null || division === null || !keeping.deletes) return 0;
  const { store } = keeping;
  const days = await readDaysInForce(store.db, table, { days: 0, now: keeping.now() });
  if (days === 0) return 0;
  const until = oldestKeptTime(keeping.now(), days);
  const isDivided = store.engine === "postgres";
  let count = isDivided ? await dropOld(store, table, by, until) : 0;
  const overdue = isDivided ? until - longestPartition(division.by) : until;
  for (let some = STEP; some === STEP && !isEnded(); count += some) {
    some = await deleteSome(store, table, by, overdue);
    if (some === STEP) await setTimeout(PAUSE);
  }
  if (count > 0) {
    keeping.counts.forget(table.name, null);
    keeping.report?.(`${count} rows of ${table.name} were older than ${days} days and were deleted.`);
  }
  return count;
};

/** Adds the next partitions in time, then deletes old rows. If another statement blocks it, the next run does it. */
export const runTableUpkeep = async (keeping: TableUpkeep, isEnded = (): boolean => false): Promise<void> => {
  for (const table of keeping.tables.values()) {
    if (table.division === null) continue;
    const retention = { days: 0, now: keeping.now() };
    for (const work of [
      () => preparePartitions(keeping.store, table, retention),
      () => deleteOld(keeping, table, isEnded),
    ])
      try {
        if (!isEnded()) await work();
      } catch (error) {
        if (errorCodeOf(error) !== NOT_NOW) throw error;
      }
  }
};
