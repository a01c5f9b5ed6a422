// Reads the rows of a store. The form is the same for a store of an earlier version and for the present one.
import { sql } from "kysely";
import { readEncrypted } from "../../platform/framework/storage/encryption";
import { columnPlace } from "../../platform/framework/storage/nameOf";
import type { Row, Store } from "../../platform/framework/storage/Store";

export type StoredTables = ReadonlyMap<string, readonly Row[]>;

/** Now an empty reference is NULL. In earlier versions, it was 0 or an empty text. */
const plain = (value: unknown): unknown =>
  value === 0 || value === "" || value === "[]" ? null : typeof value === "bigint" ? Number(value) : value;

const readTable = async ({ db }: Store, name: string): Promise<readonly Row[]> =>
  (await sql<Row>`select * from ${sql.table(name)}`.execute(db)).rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, plain(value)])),
  );

/** Reads all rows of all tables. They are decrypted if the keys of the store are open. */
export const readTables = async (store: Store): Promise<StoredTables> => {
  const names = (await store.db.introspection.getTables()).map(({ name }) => name).toSorted();
  const tables = new Map<string, readonly Row[]>();
  for (const name of names) tables.set(name, await readTable(store, name));
  if (store.keys.isEmpty || !tables.has("platform_encrypted")) return tables;
  for (const { of, field } of await readEncrypted(store.db)) {
    const opened = (row: Row): Row => {
      const text = row[field];
      return typeof text === "string" ? { ...row, [field]: store.keys.decrypt(columnPlace(of, field), text) } : row;
    };
    const rows = tables.get(of);
    if (rows !== undefined) tables.set(of, rows.map(opened));
  }
  return tables;
};

/** Finds the present name of a column. It may be a new name, or the name under which a former list column is kept. */
export type PresentName = (column: string, rows: readonly Row[]) => string | null;

/** The former rows whose values are not found together in a present row. */
export const findLostRows = (
  before: readonly Row[],
  after: readonly Row[],
  nameNow: PresentName,
): readonly string[] => {
  const columns = Object.keys(before[0] ?? {});
  const names = columns.map((column) => nameNow(column, after));
  const missing = columns.filter((_, index) => names[index] === null);
  if (missing.length > 0) return missing.map((column) => `the column ${column}`);
  const textOf = (row: Row, named: readonly (string | null)[]) =>
    JSON.stringify(named.map((name) => row[name ?? ""] ?? null));
  const left = new Map<string, number>();
  for (const row of after) left.set(textOf(row, names), (left.get(textOf(row, names)) ?? 0) + 1);
  return before
    .map((row) => textOf(row, columns))
    .filter((text) => {
      const count = left.get(text) ?? 0;
      left.set(text, count - 1);
      return count <= 0;
    });
};
