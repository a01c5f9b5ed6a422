// The one way to begin a transaction.
import { sql } from "kysely";
import { repeated } from "./repeated";
import type { Db, Store } from "./Store";

let begun = 0;

/** A part of a transaction: undone by itself when it fails, so that the rest can go on. */
const within = async <Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> => {
  begun += 1;
  const name = sql.ref(`part_${begun}`);
  await sql`savepoint ${name}`.execute(db);
  try {
    const result = await work(db);
    await sql`release savepoint ${name}`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint ${name}`.execute(db);
    await sql`release savepoint ${name}`.execute(db);
    throw error;
  }
};

/**
 * Everything done with `db` is stored together or not at all. `work` may run more than once: it changes nothing but what
 * it does with `db`, and whatever it keeps in memory it makes anew each time. Within a transaction it is a part of that.
 * @throws what `work` throws, and the store's refusal when other transactions come in between too often
 */
export const transact = async <Result>(
  { db, settled }: Pick<Store, "db" | "settled">,
  work: (db: Db) => Promise<Result>,
): Promise<Result> => {
  if (db.isTransaction) return within(db, work);
  const result = await repeated(db, () => db.transaction().execute(work));
  // Others have the connection while the disk takes its time.
  await settled();
  return result;
};
