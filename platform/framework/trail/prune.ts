// Deletes the oldest entries of the audit trail, which have been kept as long as the settings say. The head of each chain
// remembers the last one that was deleted, so that what is left can still be verified.
import { sql } from "kysely";
import { record } from "../storage/Recorder";
import type { Db, Row, Store } from "../storage/Store";
import type { Table } from "../storage/Table";
import { transact } from "../storage/transact";
import { stampsOf } from "../storage/write";
import { CHAINS, lockHeadOf, moveHead, sealIn } from "./heads";

/** The last entry of a chain that is older than `until`, if all before it are too; null if there is none. */
const findLast = async (db: Db, table: Table, moment: string, chain: number, until: number): Promise<Row | null> => {
  const key = sql.ref(table.key.name);
  const mine = sql`${key} % ${CHAINS} = ${chain}`;
  const { rows } =
    await sql<Row>`select * from ${sql.table(table.name)} where ${mine} and ${sql.ref(moment)} < ${until} and ${key} < coalesce((select min(${key}) from ${sql.table(table.name)} where ${mine} and ${sql.ref(moment)} >= ${until}), ${Number.MAX_SAFE_INTEGER}) order by ${key} desc limit 1`.execute(
      db,
    );
  return rows[0] ?? null;
};

/** Deletes the entries before `until`, in seconds since 1970, and tells that in the trail. Answers their number. */
export const pruneTrail = async (store: Store, table: Table, until: number): Promise<number> => {
  const [moment] = stampsOf(table, "created");
  if (moment === undefined) return 0;
  return transact(store, async (db) => {
    let count = 0;
    for (let chain = 0; chain < CHAINS; chain += 1) {
      const last = await findLast(db, table, moment, chain, until);
      if (last === null) continue;
      const head = await lockHeadOf(db, store, chain);
      const id = Number(last[table.key.name]);
      const key = sql.ref(table.key.name);
      const done =
        await sql`delete from ${sql.table(table.name)} where ${key} % ${CHAINS} = ${chain} and ${key} <= ${id}`.execute(
          db,
        );
      count += Number(done.numAffectedRows ?? 0n);
      await moveHead(db, head, { first_place: Math.floor(id / CHAINS), first_seal: sealIn(last) });
    }
    if (count > 0) record(db, { is: "bulk", table, event: "del", count, facts: { [moment]: until } });
    return count;
  });
};
