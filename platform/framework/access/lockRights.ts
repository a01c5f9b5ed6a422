import { sql } from "kysely";
import type { Db, Store } from "../storage/Store";

/**
 * Who gives rights waits for whoever is changing some, so that what is read here still holds when it is stored.
 * SQLite has one writer at a time anyway.
 */
export const lockRights = async ({ engine }: Pick<Store, "engine">, db: Db): Promise<void> => {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(hashtext('rights'))`.execute(db);
};
