// Accounts of the demo whose password everybody knows.
import { sql } from "kysely";
import { hashPassword, isPassword, transformed } from "../access/passwords";
import { oneOf } from "../storage/query";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";

/** What every demo account has unless DEMO_PASSWORD says otherwise; anybody can read it in the README. */
export const KNOWN_PASSWORD = "pilothouse";

const NAME = "user_id";
const PASSWORD = "user_password";

interface Known {
  readonly table: Table;
  readonly key: unknown;
  readonly userId: string;
}

/** Only accounts named in the definitions' demo rows are tried: a try takes long on purpose. */
const accountsWithKnownPassword = async (db: Db, tables: ReadonlyMap<string, Table>): Promise<readonly Known[]> => {
  const known: Known[] = [];
  for (const table of tables.values()) {
    const name = table.byName.get(NAME);
    if (!name || !table.byName.has(PASSWORD)) continue;
    const names = table.resource.demo.given.map((row) => String(row[NAME]));
    if (names.length === 0) continue;
    const { rows } = await sql<Row>`select * from ${sql.table(table.name)} where ${oneOf(name, names)}`.execute(db);
    for (const row of rows) {
      const userId = String(row[NAME]);
      if (await isPassword(transformed(userId, KNOWN_PASSWORD), String(row[PASSWORD])))
        known.push({ table, key: row[table.key.name], userId });
    }
  }
  return known;
};

/** Gives accounts that still have the known password another; answers how many. */
export const replaceKnownPasswords = async (
  db: Db,
  tables: ReadonlyMap<string, Table>,
  password: string,
): Promise<number> => {
  const known = await accountsWithKnownPassword(db, tables);
  for (const { table, key, userId } of known) {
    const hash = await hashPassword(transformed(userId, password));
    await sql`update ${sql.table(table.name)} set ${sql.ref(PASSWORD)} = ${hash} where ${oneOf(table.key, [key])}`.execute(
      db,
    );
  }
  return known.length;
};

const FEW = 3;

/** One sentence about them; null when there is none. */
export const tellKnownPasswords = async (db: Db, tables: ReadonlyMap<string, Table>): Promise<string | null> => {
  const names = (await accountsWithKnownPassword(db, tables)).map(({ userId }) => userId).toSorted();
  if (names.length === 0) return null;
  const told = names.slice(0, FEW).join(", ") + (names.length > FEW ? ` and ${names.length - FEW} more` : "");
  return names.length === 1
    ? `The account ${told} still has the demo's password, which everybody knows`
    : `The accounts ${told} still have the demo's password, which everybody knows`;
};
