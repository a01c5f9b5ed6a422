// Notes in the store that its trail has marks, so that a console without this feature refuses it.
import { sql } from "kysely";
import type { Db, Store } from "../../../platform/framework/storage/Store";
import type { Described } from "../../../platform/framework/storage/tableFor";

const MARKED = "platform_marked";

/** Creates the table with its only row: the time in seconds since 1970 since when the trail has had marks. */
export const ensureMarkedTable = async (_: Store["engine"], db: Db, { model }: Described): Promise<void> => {
  if (model.trail === null) return;
  await sql`create table if not exists ${sql.table(MARKED)} (since bigint not null)`.execute(db);
  const now = Math.floor(Date.now() / 1000);
  await sql`insert into ${sql.table(MARKED)} (since) select ${now} where not exists (select 1 from ${sql.table(MARKED)})`.execute(
    db,
  );
};
