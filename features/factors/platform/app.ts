// The second factor of accounts: an authenticator app, and recovery codes for whoever lost it. The store keeps the secret
// of the app encrypted, and only hashes of recovery codes.
import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Keyring } from "../../../platform/framework/secrets/Keyring";
import { declaredType } from "../../../platform/framework/storage/columns";
import { noteEncrypted } from "../../../platform/framework/storage/encryption";
import type { Db, Store } from "../../../platform/framework/storage/Store";
import { placeOf } from "../../../platform/framework/storage/nameOf";
import type { Described } from "../../../platform/framework/storage/tableFor";
import * as own from "../../../platform/framework/wire/ownNames";
import { hasOther, type WithFactors } from "../../../platform/framework/access/OtherFactor";
import { findIdentity } from "../../../platform/framework/access/identity";
import { hashOf } from "../../../platform/framework/access/sessions";
import { makeTotpSecret, stepOf } from "./totp";

const FACTORS = "platform_factor";
const CODES = "platform_recovery_code";
/** Where the secret is stored, which is authenticated with it. */
const SECRET = placeOf(FACTORS, "secret");
const HOW_MANY = 10;
/** Letters that people do not confuse. Sixteen of them are 73 bits: more than anybody tries, even with the hashes. */
const LETTERS = "acdefhjkmnpqrtuvwxy34679";
const GROUPS = 4;
const GROUP = 4;

type Key = string | number;

/** Creates the tables. Factors are deleted with their account. Without sign-in there are none. */
export const ensureFactors = async (engine: Store["engine"], db: Db, described: Described): Promise<void> => {
  const identity = findIdentity(described);
  if (identity === null) return;
  const { name, key } = identity.accounts;
  const account = (table: string) =>
    sql`account ${declaredType(engine, key.storage)} not null constraint ${sql.ref(`fk_${table}`)} references ${sql.table(name)} (${sql.ref(key.name)}) on delete cascade`;
  await sql`create table if not exists ${sql.table(FACTORS)} (${account(FACTORS)}, secret text not null, is_on integer not null, step bigint not null, ${own.created} bigint not null, primary key (account))`.execute(
    db,
  );
  await noteEncrypted(db, { of: FACTORS, field: "secret", own: "account" });
  await sql`create table if not exists ${sql.table(CODES)} (${account(CODES)}, code_hash text not null, primary key (account, code_hash))`.execute(
    db,
  );
};

interface Factor {
  readonly secret: string;
  /** False until the first code has shown that the app has the secret. */
  readonly isOn: boolean;
  /** The step of the last code that was taken. */
  readonly step: number;
}

export type FactorState = "none" | "begun" | "on";

export const factorState = async (db: Db, account: Key): Promise<FactorState> => {
  const found = await sql<{
    is_on: number;
  }>`select is_on from ${sql.table(FACTORS)} where account = ${account}`.execute(db);
  const [row] = found.rows;
  if (row === undefined) return "none";
  return Number(row.is_on) === 1 ? "on" : "begun";
};

/** Whether codes of an app are asked for. */
export const hasTotp = async (db: Db, account: Key): Promise<boolean> => (await factorState(db, account)) === "on";

/** Whether there is any second factor: an app, or one that a feature adds. */
export const hasFactor = async (from: WithFactors, db: Db, account: Key): Promise<boolean> =>
  (await hasTotp(db, account)) || (await hasOther(from, db, account));

/** The factor of an account, which nobody else reads or changes until the transaction ends. */
const lockFactor = async (db: Db, keys: Keyring, account: Key): Promise<Factor | null> => {
  const found = await sql<{
    secret: string;
    is_on: number;
    step: number;
  }>`update ${sql.table(FACTORS)} set step = step where account = ${account} returning secret, is_on, step`.execute(db);
  const [row] = found.rows;
  if (row === undefined) return null;
  await keys.know([row.secret]);
  return { secret: keys.decrypt(SECRET, row.secret), isOn: Number(row.is_on) === 1, step: Number(row.step) };
};

/** Begins with a new secret, in place of one that was not turned on. Answers null if a factor is on. */
export const beginFactor = async (db: Db, keys: Keyring, account: Key, now: number): Promise<string | null> => {
  const secret = makeTotpSecret();
  const stored = keys.encrypt(SECRET, secret);
  const done =
    await sql`insert into ${sql.table(FACTORS)} (account, secret, is_on, step, ${own.created}) values (${account}, ${stored}, 0, 0, ${now}) on conflict (account) do update set secret = excluded.secret, step = 0, ${own.created} = excluded.${own.created} where ${sql.ref(`${FACTORS}.is_on`)} = 0`.execute(
      db,
    );
  return Number(done.numAffectedRows ?? 0n) === 1 ? secret : null;
};

const codeHash = (account: Key, code: string): string => hashOf(`${account}\n${code}`);

const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

const makeCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(""),
  ).join("-");

/** Answers new recovery codes, which nobody sees again. The former ones are no longer valid. */
export const makeRecoveryCodes = async (db: Db, account: Key): Promise<readonly string[]> => {
  await sql`delete from ${sql.table(CODES)} where account = ${account}`.execute(db);
  const codes = Array.from({ length: HOW_MANY }, makeCode);
  for (const code of codes)
    await sql`insert into ${sql.table(CODES)} (account, code_hash) values (${account}, ${codeHash(account, plain(code))})`.execute(
      db,
    );
  return codes;
};

export const countRecoveryCodes = async (db: Db, account: Key): Promise<number> => {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from ${sql.table(CODES)} where account = ${account}`.execute(db);
  return Number(rows[0]?.total ?? 0);
};

/** Takes a code of the app. Each is valid once, and none after a later one. */
const takeTotp = async (db: Db, account: Key, factor: Factor, code: string, now: number): Promise<boolean> => {
  const step = stepOf(factor.secret, code, now);
  if (step === null || step <= factor.step) return false;
  const done =
    await sql`update ${sql.table(FACTORS)} set step = ${step} where account = ${account} and step < ${step}`.execute(
      db,
    );
  return Number(done.numAffectedRows ?? 0n) === 1;
};

const takeRecovery = async (db: Db, account: Key, code: string): Promise<boolean> => {
  const done =
    await sql`delete from ${sql.table(CODES)} where account = ${account} and code_hash = ${codeHash(account, plain(code))}`.execute(
      db,
    );
  return Number(done.numAffectedRows ?? 0n) === 1;
};

/**
 * Takes a code, so that it is valid no more. Null if it is wrong; otherwise whether it was a recovery code. Belongs into a
 * transaction, in which one request at a time tries a code of the account.
 */
export const takeCode = async (
  from: WithFactors,
  { db, keys }: { readonly db: Db; readonly keys: Keyring },
  account: Key,
  given: string,
  now: number,
): Promise<{ readonly isRecovery: boolean } | null> => {
  const factor = await lockFactor(db, keys, account);
  const code = given.replaceAll(/\s/g, "");
  if (/^\d{6}$/.test(code))
    return factor !== null && (await takeTotp(db, account, factor, code, now)) ? { isRecovery: false } : null;
  const isOn = factor?.isOn === true || (await hasOther(from, db, account));
  return isOn && (await takeRecovery(db, account, code)) ? { isRecovery: true } : null;
};

/** Answers whether a factor was begun, and is on now. Of two requests, only one turns it on. */
export const turnFactorOn = async (db: Db, account: Key): Promise<boolean> => {
  const done = await sql`update ${sql.table(FACTORS)} set is_on = 1 where account = ${account} and is_on = 0`.execute(
    db,
  );
  return Number(done.numAffectedRows ?? 0n) === 1;
};

/** Recovery codes are of no use without a factor. */
export const forgetUselessCodes = async (from: WithFactors, db: Db, account: Key): Promise<void> => {
  if (!(await hasFactor(from, db, account)))
    await sql`delete from ${sql.table(CODES)} where account = ${account}`.execute(db);
};

/** Turns the app off. Other factors stay. */
export const removeTotp = async (from: WithFactors, db: Db, account: Key): Promise<boolean> => {
  const done = await sql`delete from ${sql.table(FACTORS)} where account = ${account} and is_on = 1`.execute(db);
  await forgetUselessCodes(from, db, account);
  return Number(done.numAffectedRows ?? 0n) === 1;
};

/** Removes the app and all other factors. Answers whether there was any. */
export const removeFactor = async (from: WithFactors, db: Db, account: Key): Promise<boolean> => {
  let others = 0;
  for (const factor of from.factors) others += await factor.remove(db, account);
  return (await removeTotp(from, db, account)) || others > 0;
};
