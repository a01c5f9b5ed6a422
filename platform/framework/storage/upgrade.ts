// A console's own step of the migration, for changes that a definition cannot express, such as a field with a new
// meaning. It runs at every start, so it must check whether it has already run. At that time, columns and the tables of
// lists are added, but indexes and constraints are not.
import { readExistingColumns } from "./catalog";
import type { Db, Store } from "./Store";

/** Names of the columns that a table has in the store. Empty if there is no such table. */
export const storedColumnNames = async (engine: Store["engine"], db: Db, table: string): Promise<ReadonlySet<string>> =>
  new Set((await readExistingColumns(engine, db, table)).get(table)?.keys());

/** Changes the rows of an older version to the current one. */
export type Upgrade = (engine: Store["engine"], db: Db) => Promise<void>;
