// The RSA keys of sign-in. They are stored encrypted, like all secrets, so that every instance can decrypt what any
// page has encrypted. A key that an earlier version kept in the data folder of an instance is imported.
import { createPrivateKey, createPublicKey, generateKeyPair } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { keyFingerprint } from "../secrets/envelope";
import { Refusal } from "../settings/Refusal";
import { recordEncryptedColumn } from "../storage/encryption";
import type { Db, Store } from "../storage/Store";
import { columnPlace } from "../storage/nameOf";

const SIGN_IN = "platform_sign_in";
const SECRET = "secret";
const PLACE = columnPlace(SIGN_IN, SECRET);
/** The id of the key for new pages. The id of any other key is derived from the key. */
const CURRENT = "current";
const BITS = 2048;

export interface PrivateKey {
  readonly id: string;
  /** In PEM form. */
  readonly key: string;
}

export interface SignInKeys {
  readonly current: PrivateKey & { readonly publicKey: string };
  /** Keys from the data folders of earlier versions. */
  readonly others: readonly PrivateKey[];
}

export const ensureSignInKeys = async (db: Db): Promise<void> => {
  await sql`create table if not exists ${sql.table(SIGN_IN)} (id text not null primary key, ${sql.ref(SECRET)} text not null)`.execute(
    db,
  );
  await recordEncryptedColumn(db, { of: SIGN_IN, field: SECRET, own: "id" });
};

const publicPartOf = (key: string): string | null => {
  try {
    const made = createPublicKey(createPrivateKey(key));
    return made.asymmetricKeyType === "rsa" ? made.export({ type: "spki", format: "pem" }).toString() : null;
  } catch {
    return null;
  }
};

const readAll = async ({ db, keys }: Pick<Store, "db" | "keys">): Promise<readonly PrivateKey[]> => {
  const { rows } = await sql<
    Record<"id" | "secret", string>
  >`select id, ${sql.ref(SECRET)} from ${sql.table(SIGN_IN)} order by id`.execute(db);
  await keys.know(rows.map(({ secret }) => secret));
  return rows.map(({ id, secret }) => ({ id, key: keys.decrypt(PLACE, secret) }));
};

/** @throws Error if the store has no key: `ensureSignInKeys` creates one at each start if it is missing */
export const readSignInKeys = async (store: Pick<Store, "db" | "keys">): Promise<SignInKeys> => {
  const all = await readAll(store);
  const current = all.find(({ id }) => id === CURRENT);
  const publicKey = current && publicPartOf(current.key);
  if (!current || !publicKey) throw new Error("the store has lost the key of sign-in");
  return { current: { ...current, publicKey }, others: all.filter((one) => one !== current) };
};

const add = async ({ db, keys }: Store, id: string, key: string): Promise<void> => {
  await sql`insert into ${sql.table(SIGN_IN)} (id, ${sql.ref(SECRET)}) values (${id}, ${keys.encrypt(PLACE, key)}) on conflict do nothing`.execute(
    db,
  );
};

const makeKey = async (): Promise<string> => {
  const { privateKey } = await promisify(generateKeyPair)("rsa", {
    modulusLength: BITS,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return privateKey;
};

export interface KeyFile {
  readonly file: string;
  readonly key: string;
}

/** The key file of an earlier version in the data folder; null if there is none. @throws Refusal if it has no RSA private key */
export const readKeyFile = (dataDir: string): KeyFile | null => {
  const file = join(dataDir, "sign-in.pem");
  if (!existsSync(file)) return null;
  const key = readFileSync(file, "utf8");
  if (publicPartOf(key) !== null) return { file, key };
  throw new Refusal(
    `${file} holds no RSA private key in PEM form; put the right one back, or delete the file, and pages that are open now must be loaded again.`,
  );
};

const remove = (file: string): void => {
  try {
    rmSync(file, { force: true });
  } catch {
    // If the folder is read-only, the file stays.
  }
};

/**
 * Creates the key of a store that has none, or imports the one from the data folder. If several instances start at
 * once, the key of the first one becomes the current key.
 */
export const storeSignInKey = async (store: Store, brought: KeyFile | null): Promise<void> => {
  const isThere = (await readAll(store)).some(({ id }) => id === CURRENT);
  if (!isThere) await add(store, CURRENT, brought?.key ?? (await makeKey()));
  if (brought === null) return;
  const { file, key } = brought;
  if ((await readAll(store)).every((one) => one.key !== key)) await add(store, keyFingerprint(Buffer.from(key)), key);
  await store.flush();
  remove(file);
};
