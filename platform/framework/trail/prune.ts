// Deletes entries of the audit trail that are older than the settings say. The head of each chain keeps the place and
// seal of the last deleted entry, so that the remaining entries can still be verified.
import { sql } from "kysely";
import { dropPartitions, readPartitions } from "../storage/partitions";
import { countRows } from "../storage/query";
import { recordEntry } from "../storage/Recorder";
import type { Db, Row, Store } from "../storage/Store";
import { SEAL_COLUMN, type Table } from "../storage/Table";
import { transact } from "../storage/transact";
import { stampNames } from "../storage/write";
import { ALL_CHAINS, CHAIN_COUNT, type Head, isSealed, lockHeadOf, storeHead, storedSeal } from "./heads";

const ofChain = ({ key }: Table, chain: number) => sql`${sql.ref(key.name)} % ${CHAIN_COUNT} = ${chain}`;

/** The last entry of a chain that is older than `until`, if all entries before it are also older; otherwise null. */
const findLast = async (db: Db, table: Table, moment: string, chain: number, until: number): Promise<Row | null> => {
  const key = sql.ref(table.key.name);
  const mine = ofChain(table, chain);
  const { rows } =
    await sql<Row>`select * from ${sql.table(table.name)} where ${mine} and ${sql.ref(moment)} < ${until} and ${key} < coalesce((select min(${key}) from ${sql.table(table.name)} where ${mine} and ${sql.ref(moment)} >= ${until}), ${Number.MAX_SAFE_INTEGER}) order by ${key} desc limit 1`.execute(
      db,
    );
  return rows[0] ?? null;
};

/**
 * Whether the last entry to delete is unchanged, so that its time can be trusted. Otherwise somebody could change times
 * in the store to make the platform delete entries.
 */
const isAsWritten = async (db: Db, table: Table, head: Head, last: Row): Promise<boolean> => {
  const key = table.key.name;
  const [id, chain] = [Number(last[key]), head.chain];
  const { rows } =
    await sql<Row>`select * from ${sql.table(table.name)} where ${ofChain(table, chain)} and ${sql.ref(key)} < ${id} order by ${sql.ref(key)} desc limit 1`.execute(
      db,
    );
  const before = rows[0] ?? { [key]: head.first_place * CHAIN_COUNT + chain, [SEAL_COLUMN]: head.first_seal };
  if (Number(before[key]) === id - CHAIN_COUNT && isSealed(table, head.secret, storedSeal(before), last)) return true;
  console.error(
    `Old entries of the audit trail stay: entry ${id} was changed, or the one before it. Run: npm run trail`,
  );
  return false;
};

const moveBeginning = async (db: Db, table: Table, head: Head, last: Row): Promise<void> => {
  const id = Number(last[table.key.name]);
  await storeHead(db, head, { first_place: Math.floor(id / CHAIN_COUNT), first_seal: storedSeal(last) });
};

/** In each chain, the last entry older than `end`. Null if an entry that is not older comes before one of them. */
const findEnds = async (
  db: Db,
  table: Table,
  moment: string,
  end: number,
): Promise<ReadonlyMap<number, Row> | null> => {
  const [from, key, at] = [sql.table(table.name), sql.ref(table.key.name), sql.ref(moment)];
  const ends = new Map<number, Row>();
  for (const chain of ALL_CHAINS) {
    const mine = ofChain(table, chain);
    const { rows } =
      await sql<Row>`select * from ${from} where ${at} < ${end} and ${mine} order by ${key} desc limit 1`.execute(db);
    const [last] = rows;
    if (last === undefined) continue;
    const before =
      await sql`select 1 from ${from} where ${at} >= ${end} and ${mine} and ${key} < ${last[table.key.name]} limit 1`.execute(
        db,
      );
    if (before.rows.length > 0) return null;
    ends.set(chain, last);
  }
  return ends;
};

/**
 * Drops the partitions whose entries are all older than `until`. If a clock went backwards, a chain may have a later
 * entry in an earlier partition. Then these partitions stay for now. Answers the number of entries.
 */
const dropOld = async (store: Store, db: Db, table: Table, moment: string, until: number): Promise<number> => {
  if (store.engine === "sqlite" || table.partitionedBy === null) return 0;
  const old = (await readPartitions(db, table)).filter(({ end }) => end <= until);
  const last = old.at(-1);
  if (last === undefined) return 0;
  // The entries are counted before anything is locked, because counting takes a while.
  const counts = new Map<string, number>();
  for (const part of old) counts.set(part.name, await countRows(db, part));
  const heads = new Map<number, Head>();
  for (const chain of ALL_CHAINS) heads.set(chain, await lockHeadOf(db, store, chain));
  for (let length = old.length; length > 0; length -= 1) {
    const some = old.slice(0, length);
    const ends = await findEnds(db, table, moment, some.at(-1)?.end ?? 0);
    if (ends === null) continue;
    for (const [chain, head] of heads) {
      const end = ends.get(chain);
      if (end !== undefined && !(await isAsWritten(db, table, head, end))) return 0;
    }
    await dropPartitions(db, some);
    for (const [chain, head] of heads) {
      const end = ends.get(chain);
      if (end !== undefined) await moveBeginning(db, table, head, end);
    }
    return some.reduce((sum, { name }) => sum + (counts.get(name) ?? 0), 0);
  }
  return 0;
};

/** Deletes entries before `until` one by one. Answers their number. */
const deleteOld = async (store: Store, db: Db, table: Table, moment: string, until: number): Promise<number> => {
  let count = 0;
  for (const chain of ALL_CHAINS) {
    const last = await findLast(db, table, moment, chain, until);
    if (last === null) continue;
    const head = await lockHeadOf(db, store, chain);
    if (!(await isAsWritten(db, table, head, last))) continue;
    const id = Number(last[table.key.name]);
    const done =
      await sql`delete from ${sql.table(table.name)} where ${ofChain(table, chain)} and ${sql.ref(table.key.name)} <= ${id}`.execute(
        db,
      );
    count += Number(done.numAffectedRows ?? 0n);
    await moveBeginning(db, table, head, last);
  }
  return count;
};

/**
 * Deletes the entries from before `until`, in seconds since 1970, and records the deletion. Answers their number. In a
 * partitioned table, entries may stay up to `patience` seconds longer, until their partition can be dropped.
 */
export const pruneTrail = async (store: Store, table: Table, until: number, patience = 0): Promise<number> => {
  const [moment] = stampNames(table, "created");
  if (moment === undefined) return 0;
  const waiting = store.engine === "postgres" && table.partitionedBy !== null ? patience : 0;
  return transact(store, async (db) => {
    const dropped = await dropOld(store, db, table, moment, until);
    const count = dropped + (await deleteOld(store, db, table, moment, until - waiting));
    if (count > 0) recordEntry(db, { is: "bulk", table, event: "del", count, facts: { [moment]: until } });
    return count;
  });
};
