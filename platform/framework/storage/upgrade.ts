// What a definition cannot tell: a field that got another name or another meaning. A console's own step is recognised by what it
// leaves behind, so that it is done once; it runs after columns were added and before indexes and constraints.
import { sql } from "kysely";
import type { Db, Store } from "./Store";

/** The columns that a table has in the store. */
export const columnsOf = async (engine: Store["engine"], db: Db, table: string): Promise<ReadonlySet<string>> => {
  const query =
    engine === "sqlite"
      ? sql<{ name: string }>`select name from pragma_table_info(${table})`
      : sql<{
          name: string;
        }>`select column_name as name from information_schema.columns where table_name = ${table} and table_schema = current_schema()`;
  return new Set((await query.execute(db)).rows.map(({ name }) => name));
};

/** Brings rows of an older version to this one. */
export type Upgrade = (engine: Store["engine"], db: Db) => Promise<void>;
