// Notes that people proved their identity, or that a role required a second factor. If the feature is later left out,
// the console refuses this store, even if no account has a second factor.
import { type Kysely, sql } from "kysely";
import type { Db } from "../../../platform/framework/storage/Store";

const USES = "platform_factor_use";

export const ensureUsesTable = async (db: Db): Promise<void> => {
  await sql`create table if not exists ${sql.table(USES)} (what text not null primary key)`.execute(db);
};

type Use = "proof" | "demand";
const typed = (db: Db): Kysely<{ readonly [USES]: { readonly what: Use } }> => db;

export const recordUse = async (db: Db, what: Use): Promise<void> => {
  await typed(db)
    .insertInto(USES)
    .values({ what })
    .onConflict((conflict) => conflict.column("what").doNothing())
    .execute();
};

/** Notes a requirement when people read their account. If the store is read-only then, a later read notes it. */
export const recordDemand = async (db: Db): Promise<void> => {
  await recordUse(db, "demand").catch(() => undefined);
};
