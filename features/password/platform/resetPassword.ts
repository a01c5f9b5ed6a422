// `npm run password -- ACCOUNT`: sets a new password, for a person who forgot theirs and has no administrator to ask.
// It needs access to the store. The platform may run meanwhile, because it always reads sessions and password attempts
// from the store.
import { randomBytes } from "node:crypto";
import type { Model } from "../../../generator";
import { findIdentity, meetsCondition, type Identity, isExpired } from "../../../platform/framework/access/identity";
import { deletePasswordTries } from "../../../platform/framework/access/attempts";
import { hashPassword, transformPassword } from "../../../platform/framework/passwords/passwordHash";
import { type Factor, removeFactors, type WithFactors } from "../../../platform/framework/access/Factor";
import { endSessionsOf } from "../../../platform/framework/access/sessions";
import type { MasterKeys } from "../../../platform/framework/secrets/MasterKeys";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import { readExistingTables } from "../../../platform/framework/storage/catalog";
import { openKnownKeys } from "../../../platform/framework/storage/dataKeys";
import { openStore } from "../../../platform/framework/storage/open";
import { findFirst, oneOf } from "../../../platform/framework/storage/query";
import { checkStore } from "../../../platform/framework/storage/sqlite";
import { recordEntry } from "../../../platform/framework/storage/Recorder";
import type { Db, Row, Store } from "../../../platform/framework/storage/Store";
import { columnFor } from "../../../platform/framework/storage/tableFor";
import { tablesOf } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { createTrail } from "../../../platform/framework/trail/createTrail";
import { lockRow, updateRow } from "../../../platform/framework/storage/write";

export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly masters: MasterKeys;
  /** The setting PASSWORD_COST. */
  readonly cost: number;
  /** Second factors of the console's features. */
  readonly factors: readonly Factor[];
}

/** A sentence about why the account still cannot sign in; empty if it can. */
const stillShut = ({ account }: Identity, row: Row, now: number): string => {
  if (meetsCondition(account.disabled, row)) return " The account is disabled, and stays so.";
  return isExpired(account, row, now) ? " The account has expired, and stays so." : "";
};

const replace = async (
  store: Store,
  db: Db,
  identity: Identity,
  userId: string,
  secret: string,
  now: number,
  place: WithFactors,
): Promise<string> => {
  const { accounts, account } = identity;
  const found = await findFirst(db, accounts, [oneOf(columnFor(accounts, account.name), [userId])]);
  if (found === null) throw new Refusal(`There is no account ${userId}; say the name that one signs in with.`);
  const row = await lockRow(store, db, accounts, found);
  const key = row[accounts.key.name];
  await deletePasswordTries(db, { userId, key: String(key) });
  await updateRow(db, accounts, key, { [account.password]: secret }, now);
  await endSessionsOf(db, key);
  // A person who lost their phone has no administrator to ask, either. So the second factors are removed, too.
  const isRemoved = await removeFactors(place, db, String(key));
  if (isRemoved) recordEntry(db, { is: "event", event: "unenroll", about: { table: accounts, row } });
  return `${isRemoved ? " Two-step sign-in is off." : ""}${stillShut(identity, row, now)}`;
};

/** Sets a random password and answers the text to print. @throws Refusal if the store or the account does not exist */
export const resetPassword = async (model: Model, place: StorePlace, userId: string): Promise<string> => {
  const { dataDir, databaseUrl, cost } = place;
  checkStore(place.dataDir, place.databaseUrl);
  const store = await openStore({ dataDir, databaseUrl: databaseUrl ?? undefined, connections: 1 });
  try {
    const tables = tablesOf(model, store.keys);
    const identity = findIdentity({ model, tables });
    if (identity === null) throw new Refusal("Nobody signs in to this console: console.yaml names no accounts.");
    if (!(await readExistingTables(store.engine, store.db)).has(identity.accounts.name))
      throw new Refusal("There are no accounts in this store. Do DATA_DIR and DATABASE_URL name the right one?");
    await openKnownKeys(store, place.masters);
    const password = randomBytes(12).toString("base64url");
    const secret = await hashPassword(transformPassword(userId, password), cost);
    const now = Math.floor(Date.now() / 1000);
    const trail = createTrail(
      { model, tables, store, now: () => now },
      { account: null, call: null, work: "password", address: "" },
    );
    const more = await transact({ ...store, trail }, (db) => replace(store, db, identity, userId, secret, now, place));
    return `${userId} / ${password}   (shown only this once; whoever was signed in is signed out)${more}`;
  } finally {
    await store.close();
  }
};
