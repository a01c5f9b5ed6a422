// Reads a consistent snapshot of the store while others write.
import { sql } from "kysely";
import type { Keyring } from "../../../platform/framework/secrets/Keyring";
import type { Db, Store } from "../../../platform/framework/storage/Store";

/**
 * Runs `work` on a snapshot of the store, without blocking writers. It gets the keys of that snapshot: a key is stored
 * some seconds before anything is encrypted with it.
 */
export const readSnapshot = async <Result>(
  { db, engine, keys }: Pick<Store, "db" | "engine" | "keys">,
  work: (db: Db, keys: Keyring) => Promise<Result>,
): Promise<Result> => {
  await keys.refresh();
  const known = keys.copy();
  if (engine === "postgres")
    return db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((one) => work(one, known));
  return db.connection().execute(async (one) => {
    // A transaction of the platform's driver would take the write lock.
    await sql`begin`.execute(one);
    try {
      return await work(one, known);
    } finally {
      await sql`rollback`.execute(one);
    }
  });
};
