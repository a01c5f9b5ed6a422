// Copies a SQLite store into one file, and checks the copy.
import { chmodSync } from "node:fs";
import Database from "libsql";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import { DATA_KEYS_TABLE } from "../../../platform/framework/storage/bookkeeping";

/** Copies a snapshot of the store, even while others read and write. Blocks its thread, so a worker may run it. */
export const copySqlite = (file: string, to: string): void => {
  const database = new Database(file);
  try {
    database.exec(`vacuum into '${to.replaceAll("'", "''")}'`);
    chmodSync(to, 0o600);
  } finally {
    database.close();
  }
};

const readText = (row: unknown, name: string): string =>
  typeof row === "object" && row !== null && name in row
    ? String(Object.entries(row).find(([key]) => key === name)?.[1])
    : "";

/** Counts the rows of each table, by its name. @throws Refusal when the file is damaged */
export const countSqlite = (file: string): Readonly<Record<string, number>> => {
  const database = new Database(file);
  try {
    const state = readText(database.prepare("pragma quick_check(1)").all([])[0], "quick_check");
    if (state !== "ok") throw new Refusal(`The store in the backup is damaged: ${state}.`);
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
      .all([])
      .map((row) => readText(row, "name"));
    const count = (table: string) =>
      Number(
        readText(database.prepare(`select count(*) as rows from "${table.replaceAll('"', '""')}"`).all([])[0], "rows"),
      );
    return Object.fromEntries(tables.map((table) => [table, count(table)]));
  } finally {
    database.close();
  }
};

/** The ids of the master keys that its secrets need. Empty for the copy of an older store. */
export const masterKeysInSqlite = (file: string): readonly string[] => {
  const database = new Database(file);
  try {
    const found = database.prepare("select name from sqlite_master where name = ?").all([DATA_KEYS_TABLE]);
    if (found.length === 0) return [];
    return database
      .prepare(`select distinct master from ${DATA_KEYS_TABLE} order by master`)
      .all([])
      .map((row) => readText(row, "master"));
  } finally {
    database.close();
  }
};
