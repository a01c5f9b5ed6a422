// After a migration: updates the planner's statistics, and the marks that allow index-only scans. A store without them only
// answers more slowly.
import { type RawBuilder, sql } from "kysely";
import { errorCodeOf } from "../folder/errorCode";
import type { Db, Store } from "./Store";
import type { Table } from "./Table";

/** Codes with which an engine answers a statement that it does not know. A distributed engine maintains itself. */
const UNKNOWN: ReadonlySet<string> = new Set(["42601", "0A000"]);

const tryTo = async (db: Db, statement: RawBuilder<unknown>): Promise<void> => {
  try {
    await statement.execute(db);
  } catch (error) {
    if (!UNKNOWN.has(errorCodeOf(error))) throw error;
  }
};

/** Runs statements without time limits, because their duration depends on the size of tables. */
export const withoutTimeLimits = async (db: Db, work: (db: Db) => Promise<void>): Promise<void> => {
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`set lock_timeout = 0`.execute(one);
    try {
      await work(one);
    } finally {
      await sql`reset statement_timeout`.execute(one);
      await sql`reset lock_timeout`.execute(one);
    }
  });
};

/** `isIndexed`: whether there are new indexes, which have no statistics yet. `written` are the changed tables. */
export const tidyUp = async (
  { engine, db }: Pick<Store, "engine" | "db">,
  { isIndexed, written }: { readonly isIndexed: boolean; readonly written: Iterable<Table> },
): Promise<void> => {
  if (engine === "sqlite") {
    if (isIndexed) await sql`analyze`.execute(db);
    return;
  }
  const tables = [...written];
  if (!isIndexed && tables.length === 0) return;
  await withoutTimeLimits(db, async (one) => {
    if (isIndexed) await tryTo(one, sql`analyze`);
    // PostgreSQL can answer from an index alone only for pages that a vacuum has marked.
    for (const { name } of tables) await tryTo(one, sql`vacuum ${sql.table(name)}`);
  });
};
