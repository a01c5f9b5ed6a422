// Who controls an account: whoever made it or set its password, and whoever controlled these people at that moment. Kept in
// the account as a list of keys, so that it outlives accounts that are deleted.
import { sql } from "kysely";
import type { Caller, Reading } from "../server/Platform";
import { topCompany } from "../records/companies";
import { tableFor } from "../records/step";
import { isEmpty } from "../storage/codec";
import { byKeys } from "../storage/query";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";

const COLUMN = "controllers";

const controllersOf = ({ [COLUMN]: stored }: Row): readonly string[] => {
  const keys: unknown = typeof stored === "string" && stored !== "" ? JSON.parse(stored) : [];
  return Array.isArray(keys) ? keys.map(String) : [];
};

/** What an account holds once the caller has made it, or has set its password. Nobody made who registers. */
export const takenBy = ({ key, account }: Caller, before: Row): Row => {
  const taking = isEmpty(key) ? [] : [String(key), ...controllersOf(account)];
  return { [COLUMN]: JSON.stringify([...new Set([...controllersOf(before), ...taking])]) };
};

/** The account itself and whoever controls it. */
const handsOn = (table: Table, account: Row): readonly string[] => [
  String(account[table.key.name]),
  ...controllersOf(account),
];

/** Whether one person outside the company at the top has a hand on both. Those at the top have to be trusted. */
export const areInOneHand = async (reading: Reading, one: Row, other: Row): Promise<boolean> => {
  const accounts = tableFor(reading.platform, "account");
  const hands = new Set(handsOn(accounts, one));
  const shared = handsOn(accounts, other).filter((key) => hands.has(key));
  if (shared.length === 0) return false;
  const top = String(await topCompany(reading));
  const known = await byKeys(reading.db, accounts, shared);
  const trusted = known.filter(({ comp_id }) => String(comp_id) === top).map((row) => String(row[accounts.key.name]));
  return shared.some((key) => !trusted.includes(key));
};

/** An account of the top that is deleted could no longer be told from a stranger's: it controls nobody from now on. */
export const releaseAllOf = async (db: Db, table: Table, key: unknown): Promise<void> => {
  const column = sql.ref(COLUMN);
  const name = JSON.stringify(String(key));
  const without = [`,${name}`, `${name},`, name].reduce((rest, part) => sql`replace(${rest}, ${part}, '')`, column);
  await sql`update ${sql.table(table.name)} set ${column} = ${without} where ${column} like ${`%${name}%`}`.execute(db);
};
