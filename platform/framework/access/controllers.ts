// The controllers of an account: the accounts that created it or set its password, and those that controlled these accounts
// at that time. The account stores them as a list of keys, so that the list survives the deletion of those accounts.
import { sql } from "kysely";
import type { AccountModel } from "../../../generator";
import type { Described } from "../storage/tableFor";
import type { Caller } from "./Caller";
import { type RightsReader, findTopCompany } from "./companies";
import { isEmpty } from "../storage/codec";
import { keysIn } from "../storage/parseStored";
import { findByKeys, readRows } from "../storage/query";
import type { Row } from "../storage/Store";
import { recordRowChanges } from "../storage/write";
import { identityOf } from "./identity";

const controllersOf = ({ controllers }: AccountModel, row: Row): readonly string[] =>
  keysIn(controllers && row[controllers]);

/** The new controllers of an account after the caller created it or set its password. None after a registration. */
export const newControllersOf = (platform: Described, { key, account: own }: Caller, before: Row): Row => {
  const { account } = identityOf(platform);
  if (account.controllers === null) return {};
  const taking = isEmpty(key) ? [] : [String(key), ...controllersOf(account, own)];
  return { [account.controllers]: JSON.stringify([...new Set([...controllersOf(account, before), ...taking])]) };
};

/** Whether one person outside the top company controls both accounts. Accounts of the top company are trusted. */
export const haveCommonController = async (reading: RightsReader, one: Row, other: Row): Promise<boolean> => {
  const { accounts, account } = identityOf(reading.platform);
  const keyOf = (row: Row): string => String(row[accounts.key.name]);
  const handsOn = (row: Row): readonly string[] => [keyOf(row), ...controllersOf(account, row)];
  const hands = new Set(handsOn(one));
  const shared = handsOn(other).filter((key) => hands.has(key));
  // Usually nobody controls both accounts, and no query is needed.
  if (shared.length === 0) return false;
  const top = await findTopCompany(reading);
  const trusted = (await findByKeys(reading.db, accounts, shared))
    .filter((row) => isOwnedBy(account, row, top))
    .map(keyOf);
  return shared.some((key) => !trusted.includes(key));
};

/** Whether an account belongs to this owner. */
export const isOwnedBy = ({ owners: [own] }: AccountModel, row: Row, owner: unknown): boolean =>
  own !== undefined && String(row[own]) === String(owner);

/** Removes a deleted account from all lists of controllers: nobody can check any more whether it was trusted. */
export const removeController = async ({ platform, db }: RightsReader, key: unknown): Promise<void> => {
  const { accounts, account } = identityOf(platform);
  if (account.controllers === null) return;
  const column = sql.ref(account.controllers);
  const name = JSON.stringify(String(key));
  const without = [`,${name}`, `${name},`, name].reduce((rest, part) => sql`replace(${rest}, ${part}, '')`, column);
  const controlled = await readRows(db, accounts, sql`where ${column} like ${`%${name}%`}`);
  const keys = controlled.map((row) => row[accounts.key.name]);
  if (keys.length === 0) return;
  await recordRowChanges(db, accounts, keys, () =>
    sql`update ${sql.table(accounts.name)} set ${column} = ${without} where ${column} like ${`%${name}%`}`.execute(db),
  );
};
