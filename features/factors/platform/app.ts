// An authenticator app as a second factor, and recovery codes for people who lost it. The store keeps the secret of the app
// encrypted, and only hashes of recovery codes.
import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Keyring } from "../../../platform/framework/secrets/Keyring";
import { declaredType } from "../../../platform/framework/storage/columns";
import { recordEncryptedColumn } from "../../../platform/framework/storage/encryption";
import type { Db, Store } from "../../../platform/framework/storage/Store";
import { columnPlace } from "../../../platform/framework/storage/nameOf";
import type { Described } from "../../../platform/framework/storage/tableFor";
import * as own from "../../../platform/framework/wire/ownNames";
import type { Factor, Key, WithFactors } from "../../../platform/framework/access/Factor";
import { hasFactor } from "./hasFactor";
import { findIdentity } from "../../../platform/framework/access/identity";
import { hashToken } from "../../../platform/framework/access/sessions";
import { makeTotpSecret, findAcceptedStep } from "./totp";

const FACTORS = "platform_factor";
const CODES = "platform_recovery_code";
/** The place of the secret, which is additional authenticated data. */
const SECRET = columnPlace(FACTORS, "secret");
const HOW_MANY = 10;
/** Letters that people do not confuse. Sixteen of them have 73 bits, too many to try, even with the hashes. */
const LETTERS = "acdefhjkmnpqrtuvwxy34679";
const GROUPS = 4;
const GROUP = 4;

interface Tables {
  readonly [FACTORS]: {
    readonly account: Key;
    readonly secret: string;
    readonly is_on: 0 | 1;
    /** The time step (RFC 6238) of the last accepted code. */
    readonly step: number;
    readonly [own.CREATED]: number;
  };
  readonly [CODES]: { readonly account: Key; readonly code_hash: string };
}
const typed = (db: Db): Kysely<Tables> => db;

/** Creates the tables. Factors are deleted with their account. Without sign-in there are none. */
export const ensureFactorTables = async (engine: Store["engine"], db: Db, described: Described): Promise<void> => {
  const identity = findIdentity(described);
  if (identity === null) return;
  const { name, key } = identity.accounts;
  const account = (table: string) =>
    sql`account ${declaredType(engine, key.storage)} not null constraint ${sql.ref(`fk_${table}`)} references ${sql.table(name)} (${sql.ref(key.name)}) on delete cascade`;
  await sql`create table if not exists ${sql.table(FACTORS)} (${account(FACTORS)}, secret text not null, is_on integer not null, step bigint not null, ${own.createdColumn} bigint not null, primary key (account))`.execute(
    db,
  );
  await recordEncryptedColumn(db, { of: FACTORS, field: "secret", own: "account" });
  await sql`create table if not exists ${sql.table(CODES)} (${account(CODES)}, code_hash text not null, primary key (account, code_hash))`.execute(
    db,
  );
};

type App = Pick<Tables[typeof FACTORS], "secret" | "step">;

export type AuthenticatorState = "none" | "begun" | "on";

export const readAppState = async (db: Db, account: Key): Promise<AuthenticatorState> => {
  const row = await typed(db).selectFrom(FACTORS).select("is_on").where("account", "=", account).executeTakeFirst();
  if (row === undefined) return "none";
  return row.is_on === 1 ? "on" : "begun";
};

/** Whether the account has turned on an app, so that codes are required. */
export const hasAuthenticatorApp = async (db: Db, account: Key): Promise<boolean> =>
  (await readAppState(db, account)) === "on";

/** The app of an account, locked until the transaction ends. */
const lockApp = async (db: Db, keys: Keyring, account: Key): Promise<App | null> => {
  const row = await typed(db)
    .updateTable(FACTORS)
    .set((of) => ({ step: of.ref("step") }))
    .where("account", "=", account)
    .returning(["secret", "step"])
    .executeTakeFirst();
  if (row === undefined) return null;
  await keys.know([row.secret]);
  return { secret: keys.decrypt(SECRET, row.secret), step: row.step };
};

/** Stores a new secret, and replaces one that was never turned on. Answers null if an app is on. */
export const storeAppSecret = async (db: Db, keys: Keyring, account: Key, now: number): Promise<string | null> => {
  const secret = makeTotpSecret();
  const stored = keys.encrypt(SECRET, secret);
  const begun = { secret: stored, step: 0, [own.CREATED]: now };
  const { numInsertedOrUpdatedRows } = await typed(db)
    .insertInto(FACTORS)
    .values({ account, is_on: 0, ...begun })
    .onConflict((conflict) => conflict.column("account").doUpdateSet(begun).where(`${FACTORS}.is_on`, "=", 0))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? secret : null;
};

const codeHash = (account: Key, code: string): string => hashToken(`${account}\n${code}`);

const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

const makeCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(""),
  ).join("-");

const forgetCodes = (db: Db, account: Key) => typed(db).deleteFrom(CODES).where("account", "=", account).execute();

/** Answers new recovery codes, which are never shown again. The former codes become invalid. */
export const makeRecoveryCodes = async (db: Db, account: Key): Promise<readonly string[]> => {
  await forgetCodes(db, account);
  const codes = Array.from({ length: HOW_MANY }, makeCode);
  const rows = codes.map((code) => ({ account, code_hash: codeHash(account, plain(code)) }));
  await typed(db).insertInto(CODES).values(rows).execute();
  return codes;
};

export const countRecoveryCodes = async (db: Db, account: Key): Promise<number> => {
  const { total } = await typed(db)
    .selectFrom(CODES)
    .select((of) => of.fn.countAll<number>().as("total"))
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  return total;
};

/** Accepts a code of the app. Each code is valid once, and only until a later code was used. */
const takeTotp = async (
  db: Db,
  account: Key,
  { secret, step: last }: App,
  code: string,
  now: number,
): Promise<boolean> => {
  const step = findAcceptedStep(secret, code, now);
  if (step === null || step <= last) return false;
  const { numUpdatedRows } = await typed(db)
    .updateTable(FACTORS)
    .set({ step })
    .where("account", "=", account)
    .where("step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

const takeRecovery = async (db: Db, account: Key, code: string): Promise<boolean> => {
  const { numDeletedRows } = await typed(db)
    .deleteFrom(CODES)
    .where("account", "=", account)
    .where("code_hash", "=", codeHash(account, plain(code)))
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/**
 * Uses up a code. Answers null if it is wrong; otherwise whether it was a recovery code. Must run in a transaction, so
 * that only one attempt per account runs at a time.
 */
export const consumeCode = async (
  from: WithFactors,
  { db, keys }: { readonly db: Db; readonly keys: Keyring },
  account: Key,
  given: string,
  now: number,
): Promise<{ readonly isRecovery: boolean } | null> => {
  const locked = await lockApp(db, keys, account);
  const code = given.replaceAll(/\s/g, "");
  if (/^\d{6}$/.test(code))
    return locked !== null && (await takeTotp(db, account, locked, code, now)) ? { isRecovery: false } : null;
  return (await hasFactor(from, db, account)) && (await takeRecovery(db, account, code)) ? { isRecovery: true } : null;
};

/** Turns on an app whose setup was begun. Answers whether it did. If two requests do this, only one succeeds. */
export const enableApp = async (db: Db, account: Key): Promise<boolean> => {
  const { numUpdatedRows } = await typed(db)
    .updateTable(FACTORS)
    .set({ is_on: 1 })
    .where("account", "=", account)
    .where("is_on", "=", 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Recovery codes are useless without a factor. */
export const deleteUselessCodes = async (from: WithFactors, db: Db, account: Key): Promise<void> => {
  if (!(await hasFactor(from, db, account))) await forgetCodes(db, account);
};

/** Turns the app off. Other factors stay. */
export const removeApp = async (db: Db, account: Key): Promise<number> => {
  const { numDeletedRows } = await typed(db)
    .deleteFrom(FACTORS)
    .where("account", "=", account)
    .where("is_on", "=", 1)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

export const appFactor: Factor = {
  has: hasAuthenticatorApp,
  async remove(db, account) {
    const removed = await removeApp(db, account);
    await forgetCodes(db, account);
    return removed;
  },
  proof: null,
};
