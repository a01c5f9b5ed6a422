// Notes that people proved their identity, or that a role required a second factor. A console without this feature then
// refuses the store, even if no account has a second factor.
import { sql } from "kysely";
import type { Db } from "../../../platform/framework/storage/Store";

const USES = sql.table("platform_factor_use");

export const ensureUses = async (db: Db): Promise<void> => {
  await sql`create table if not exists ${USES} (what text not null primary key)`.execute(db);
};

export const noteUse = async (db: Db, what: "proof" | "demand"): Promise<void> => {
  await sql`insert into ${USES} (what) values (${what}) on conflict (what) do nothing`.execute(db);
};

/** Notes a requirement when people read their account. If the store is read-only then, a later read notes it. */
export const noteDemand = async (db: Db): Promise<void> => {
  await noteUse(db, "demand").catch(() => undefined);
};
