// Marks texts, and searches for them in all files of a store.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Store } from "../../platform/framework/storage/Store";
import type { Table } from "../../platform/framework/storage/Table";
import type { StorePlace } from "./hosts";

/** A text that does not occur by chance. */
export const MARK = "kX7qZ-marked-";
export const UNENCRYPTED_TEXT = `${MARK}but-no-secret`;
export const markFor = (table: string, field: string): string => `${MARK}${table}-${field}`;

export const encryptedTables = (tables: ReadonlyMap<string, Table>): readonly Table[] =>
  [...tables.values()].filter(({ encrypted }) => encrypted.length > 0);

/** Every byte of the files below a folder. */
export const readFolderBytes = (path: string): Buffer =>
  Buffer.concat(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
  );

/** All bytes of the store, except the log of PostgreSQL, which still contains values from before an upgrade. */
export const readStoreBytes = async (store: Store, { dataDir }: StorePlace): Promise<Buffer> => {
  if (store.engine === "sqlite") return readFolderBytes(dataDir);
  await sql`checkpoint`.execute(store.db);
  const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(store.db);
  const found = await sql<{ oid: number }>`select oid from pg_database where datname = current_database()`.execute(
    store.db,
  );
  return readFolderBytes(join(String(rows[0]?.data_directory), "base", String(found.rows[0]?.oid)));
};
