// Runs a transaction. No other code begins one, except the migration.
import { sql } from "kysely";
import { beginRecording, recordPart } from "./Recorder";
import { repeatOnConflict } from "./repeatOnConflict";
import type { Db, Store } from "./Store";

let begun = 0;

/** Runs a part of a transaction under a savepoint. If it fails, it is rolled back, and the transaction continues. */
const within = async <Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> => {
  begun += 1;
  const name = sql.ref(`part_${begun}`);
  await sql`savepoint ${name}`.execute(db);
  try {
    const result = await recordPart(db, () => work(db));
    await sql`release savepoint ${name}`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint ${name}`.execute(db);
    await sql`release savepoint ${name}`.execute(db);
    throw error;
  }
};

/**
 * Runs `work` in a transaction: all of its writes through the given `db` are stored, or none. Resolves when they are on
 * the disk. After a conflict, `work` runs again, so it must have no other effects and must not reuse data in memory from
 * an earlier run. If a transaction is open already, `work` becomes a part of it. The audit trail of the writes is stored
 * in the same transaction.
 * @throws what `work` throws, and the error of the store if conflicts repeat too often
 */
export const transact = async <Result>(
  { db, flush, trail }: Pick<Store, "db" | "flush" | "trail">,
  work: (db: Db) => Promise<Result>,
): Promise<Result> => {
  if (db.isTransaction) return within(db, work);
  const result = await repeatOnConflict(db, () =>
    db.transaction().execute(async (step) => {
      const entries = beginRecording(step, trail);
      const done = await work(step);
      if (entries.length > 0) await trail?.write(step, entries);
      return done;
    }),
  );
  // The connection is free for other calls while this call waits for the disk.
  await flush();
  trail?.stored();
  return result;
};
