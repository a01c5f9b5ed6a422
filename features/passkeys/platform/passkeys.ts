// Passkeys of accounts: a second factor that needs no typing (WebAuthn). The store has only public keys.
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { type Kysely, sql } from "kysely";
import { rewriteNote, consumeNote } from "../../../platform/framework/storage/bookkeeping";
import { declaredType } from "../../../platform/framework/storage/columns";
import type { Db, Store } from "../../../platform/framework/storage/Store";
import type { Described } from "../../../platform/framework/storage/tableFor";
import * as own from "../../../platform/framework/wire/ownNames";
import { isObject } from "../../../platform/framework/wire/readJson";
import { MINUTE } from "../../../platform/framework/wire/seconds";
import { findIdentity } from "../../../platform/framework/access/identity";
import { hashToken } from "../../../platform/framework/access/sessions";

/** Whether a value looks like a credential of a browser. The library checks its content. */
const isCredential = <Response>(value: unknown): value is Response =>
  isObject(value) && typeof value.id === "string" && isObject(value.response);

const PASSKEYS = "platform_passkey";
const LIFETIME = 5 * MINUTE;
const table = sql.table(PASSKEYS);

type Key = string | number;

interface Tables {
  readonly [PASSKEYS]: {
    readonly id: string;
    readonly account: Key;
    readonly public_key: string;
    readonly counter: number;
    /** The domain of the passkey. */
    readonly host: string;
    readonly name: string;
    readonly [own.CREATED]: number;
    /** Seconds since 1970; 0 if it was never used. */
    readonly used: number;
  };
}
const typed = (db: Db): Kysely<Tables> => db;

/** The library is loaded on demand, because most processes never check a passkey. */
const library = () => import("@simplewebauthn/server");

/** Creates the table. Passkeys are deleted with their account. */
export const ensurePasskeys = async (engine: Store["engine"], db: Db, described: Described): Promise<void> => {
  const identity = findIdentity(described);
  if (identity === null) return;
  const { name, key } = identity.accounts;
  await sql`create table if not exists ${table} (id text not null primary key, account ${declaredType(engine, key.storage)} not null references ${sql.table(name)} (${sql.ref(key.name)}) on delete cascade, public_key text not null, counter bigint not null, host text not null, name text not null, ${own.createdColumn} bigint not null, used bigint not null)`.execute(
    db,
  );
  await sql`create index if not exists ix_platform_passkey_account on ${table} (account)`.execute(db);
};

export interface Passkey extends Pick<Tables[typeof PASSKEYS], "id" | "name" | "host" | "used"> {
  readonly made: number;
}

const stored = (db: Db, account: Key) =>
  typed(db)
    .selectFrom(PASSKEYS)
    .select(["id", "name", "host", "used", `${own.CREATED} as made`, "public_key", "counter"])
    .where("account", "=", account)
    .orderBy("used", "desc")
    .orderBy("id")
    .execute();

/** The passkeys of an account, the last used first. */
export const listPasskeys = async (db: Db, account: Key): Promise<readonly Passkey[]> =>
  (await stored(db, account)).map(({ id, name, host, used, made }) => ({ id, name, host, used, made }));

export const hasPasskey = async (db: Db, account: Key): Promise<boolean> => (await stored(db, account)).length > 0;

/** The origin of the console: https, or localhost, for which browsers allow passkeys without https. */
const originFor = (host: string, origin: string): boolean => {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  return url !== null && url.hostname === host && (url.protocol === "https:" || host === "localhost");
};

/**
 * The data that the browser claims to have signed; empty if it is unreadable. The library compares this data with the
 * signature.
 */
const clientDataIn = (credential: unknown): { readonly origin: string; readonly challenge: string } => {
  const { clientDataJSON } = Object(Object(credential).response);
  try {
    const { origin, challenge } = Object(JSON.parse(Buffer.from(String(clientDataJSON), "base64url").toString()));
    return { origin: String(origin), challenge: String(challenge) };
  } catch {
    return { origin: "", challenge: "" };
  }
};

const noteOf = (challenge: string): string => `passkey:${hashToken(challenge)}`;

interface Asked {
  readonly account: Key;
  /** The purpose of the challenge. It is accepted only for this purpose. */
  readonly purpose: string;
}

const keep = (db: Db, challenge: string, { account, purpose }: Asked, now: number): Promise<void> =>
  rewriteNote(db, noteOf(challenge), `${purpose}:${account}`, now + LIFETIME);

/** The challenge of an account, and the answer of a browser. */
export interface AnsweredChallenge<Response> {
  readonly account: Key;
  readonly challenge: string;
  readonly response: Response;
}

/**
 * Takes the challenge of a credential out of the store. Null if there is none, or if it has another purpose. This must
 * run outside the transaction that needs the result: that transaction is rolled back after a wrong answer, but a
 * challenge must be valid only once.
 */
const take = async <Response>(
  db: Db,
  { account, purpose }: Asked,
  credential: unknown,
  now: number,
): Promise<AnsweredChallenge<Response> | null> => {
  const { challenge } = clientDataIn(credential);
  const isAsked = (await consumeNote(db, noteOf(challenge), now)) === `${purpose}:${account}`;
  return isAsked && isCredential<Response>(credential) ? { account, challenge, response: credential } : null;
};

export interface NewPasskey {
  readonly account: Key;
  /** The name that the account signs in with. */
  readonly userName: string;
  readonly title: string;
  readonly host: string;
}

const REGISTER = "register";

/** The options with which the browser makes a passkey. */
export const createNewPasskeyOptions = async (
  db: Db,
  { account, userName, title, host }: NewPasskey,
  now: number,
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: title,
    rpID: host,
    userName,
    userID: new Uint8Array(Buffer.from(hashToken(`passkey ${account}`), "hex")),
    attestationType: "none",
    excludeCredentials: (await listPasskeys(db, account)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });
  await keep(db, options.challenge, { account, purpose: `${REGISTER} ${host}` }, now);
  return options;
};

/** Takes the challenge of a new passkey out of the store, outside of any transaction. */
export const consumeNewPasskeyChallenge = (
  db: Db,
  { account, host }: { readonly account: Key; readonly host: string },
  credential: unknown,
  now: number,
): Promise<AnsweredChallenge<RegistrationResponseJSON> | null> =>
  take(db, { account, purpose: `${REGISTER} ${host}` }, credential, now);

/** Stores a passkey that the browser made. Answers whether it fits the challenge. */
export const addPasskey = async (
  db: Db,
  { account, challenge, response }: AnsweredChallenge<RegistrationResponseJSON>,
  { host, name }: { readonly host: string; readonly name: string },
  now: number,
): Promise<boolean> => {
  const { origin } = clientDataIn(response);
  if (!originFor(host, origin)) return false;
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
  }).catch(() => null);
  if (verified?.verified !== true || verified.registrationInfo === undefined) return false;
  const { credential } = verified.registrationInfo;
  const key = Buffer.from(credential.publicKey).toString("base64url");
  const { id, counter } = credential;
  const { numInsertedOrUpdatedRows } = await typed(db)
    .insertInto(PASSKEYS)
    .values({ id, account, public_key: key, counter, host, name, [own.CREATED]: now, used: 0 })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/**
 * The options with which the browser uses a passkey of the account; null if the account has no passkey. `host` is the
 * domain of the console, if the installation sets it; otherwise the domain of the last used passkey.
 */
export const createPasskeyOptions = async (
  db: Db,
  asked: Asked,
  host: string | null,
  now: number,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> => {
  const all = await listPasskeys(db, asked.account);
  const at = host ?? all[0]?.host ?? "";
  const fitting = all.filter((one) => one.host === at);
  if (fitting.length === 0) return null;
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: at,
    userVerification: "required",
    allowCredentials: fitting.map(({ id }) => ({ id })),
  });
  await keep(db, options.challenge, asked, now);
  return options;
};

/** Takes the challenge that a passkey signed out of the store, outside of any transaction. */
export const consumeSignedChallenge = (
  db: Db,
  asked: Asked,
  credential: unknown,
  now: number,
): Promise<AnsweredChallenge<AuthenticationResponseJSON> | null> => take(db, asked, credential, now);

/**
 * Accepts the signature of a passkey. Its counter must have increased: a counter that has not reveals a copied passkey.
 * (Some passkeys do not count.) If two requests come at the same time, one is refused.
 */
export const acceptSignature = async (
  db: Db,
  { account, challenge, response }: AnsweredChallenge<AuthenticationResponseJSON>,
  now: number,
): Promise<boolean> => {
  const found = (await stored(db, account)).find(({ id }) => id === response.id);
  const { origin } = clientDataIn(response);
  if (found === undefined || !originFor(found.host, origin)) return false;
  const { verifyAuthenticationResponse } = await library();
  const { id, counter, host } = found;
  const publicKey = new Uint8Array(Buffer.from(found.public_key, "base64url"));
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id, publicKey, counter },
  }).catch(() => null);
  if (verified?.verified !== true) return false;
  const { newCounter } = verified.authenticationInfo;
  const { numUpdatedRows } = await typed(db)
    .updateTable(PASSKEYS)
    .set({ counter: newCounter, used: now })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Answers whether the passkey existed. */
export const namePasskey = async (db: Db, account: Key, id: string, name: string): Promise<boolean> => {
  const { numUpdatedRows } = await typed(db)
    .updateTable(PASSKEYS)
    .set({ name })
    .where("account", "=", account)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Removes one passkey, or all if there is no id. Answers the number. */
export const removePasskeys = async (db: Db, account: Key, id: string | null = null): Promise<number> => {
  const all = typed(db).deleteFrom(PASSKEYS).where("account", "=", account);
  const { numDeletedRows } = await (id === null ? all : all.where("id", "=", id)).executeTakeFirst();
  return Number(numDeletedRows);
};
