import { lockNote } from "../storage/bookkeeping";
import type { Db, Store } from "../storage/Store";

/**
 * Makes changes of rights wait for each other, so that rights that this transaction reads are still valid when it is
 * stored. SQLite needs no lock, because it has one writer at a time.
 */
export const lockRights = async ({ engine }: Pick<Store, "engine">, db: Db): Promise<void> => {
  if (engine === "postgres") await lockNote(db, "rights");
};
