// A console's own step of the migration, for changes that a definition cannot express: a field with a new name or a new
// meaning. It runs at every start, after columns are added and lists have their tables, and before indexes and
// constraints, so it must check whether it is done.
import { sql } from "kysely";
import type { Db, Store } from "./Store";

/** Names of the columns that a table has in the store. Empty if there is no such table. */
export const columnsOf = async (engine: Store["engine"], db: Db, table: string): Promise<ReadonlySet<string>> => {
  const query =
    engine === "sqlite"
      ? sql<{ name: string }>`select name from pragma_table_info(${table})`
      : sql<{
          name: string;
        }>`select column_name as name from information_schema.columns where table_name = ${table} and table_schema = current_schema()`;
  return new Set((await query.execute(db)).rows.map(({ name }) => name));
};

/** Changes the rows of an older version to the current one. */
export type Upgrade = (engine: Store["engine"], db: Db) => Promise<void>;
