// Finds accounts with the demo's password, which everybody knows, and gives them new passwords.
import { sql } from "kysely";
import { hashPassword, isPasswordCorrect, transformPassword } from "../passwords/passwordHash";
import { findIdentity, type Identity } from "../access/identity";
import { encodeStored } from "../storage/codec";
import { columnFor } from "../storage/tableFor";
import { oneOf, readRows } from "../storage/query";
import type { Db } from "../storage/Store";
import type { Described } from "../storage/tableFor";

/** The password of all demo accounts unless DEMO_PASSWORD is given. The README shows it. */
export const KNOWN_PASSWORD = "pilothouse";

interface Known {
  readonly key: unknown;
  readonly userId: string;
}

/** Only accounts in the demo rows of the definitions are checked, because checking a password is slow on purpose. */
const accountsWithKnownPassword = async (
  db: Db,
  { accounts, account: { name, password } }: Identity,
  cost: number,
): Promise<readonly Known[]> => {
  const names = accounts.resource.demo.given.map((row) => String(row[name]));
  if (names.length === 0) return [];
  const known: Known[] = [];
  for (const row of await readRows(db, accounts, sql`where ${oneOf(columnFor(accounts, name), names)}`)) {
    const userId = String(row[name]);
    if (await isPasswordCorrect(transformPassword(userId, KNOWN_PASSWORD), String(row[password]), cost))
      known.push({ key: row[accounts.key.name], userId });
  }
  return known;
};

/** Gives new passwords to accounts that still have the demo's. Answers how many there were. */
export const replaceKnownPasswords = async (
  db: Db,
  described: Described,
  password: string,
  cost: number,
): Promise<number> => {
  const identity = findIdentity(described);
  if (identity === null) return 0;
  const { accounts, account } = identity;
  const known = await accountsWithKnownPassword(db, identity, cost);
  for (const { key, userId } of known) {
    const hash = await hashPassword(transformPassword(userId, password), cost);
    const stored = encodeStored(accounts, columnFor(accounts, account.password), hash);
    await sql`update ${sql.table(accounts.name)} set ${sql.ref(account.password)} = ${stored} where ${oneOf(accounts.key, [key])}`.execute(
      db,
    );
  }
  return known.length;
};

const FEW = 3;

/** One sentence that names these accounts; null if there are none. */
export const warnOfKnownPasswords = async (db: Db, described: Described, cost: number): Promise<string | null> => {
  const identity = findIdentity(described);
  const names = (identity === null ? [] : await accountsWithKnownPassword(db, identity, cost))
    .map(({ userId }) => userId)
    .toSorted();
  if (names.length === 0) return null;
  const shown = names.slice(0, FEW).join(", ") + (names.length > FEW ? ` and ${names.length - FEW} more` : "");
  return names.length === 1
    ? `The account ${shown} still has the demo's password, which everybody knows`
    : `The accounts ${shown} still have the demo's password, which everybody knows`;
};
