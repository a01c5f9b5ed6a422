// The data keys of the store, in a table. Each is encrypted ("wrapped") by a master key, so a copy of the store alone
// reveals no secret. A new master key only wraps the data keys again. A new data key encrypts all rows again.
import { sql } from "kysely";
import { decrypt, encrypt, makeKey } from "../secrets/envelope";
import type { Key } from "../secrets/envelope";
import type { DataKey } from "../secrets/Keyring";
import { makeKeyFile, readMasterKeys } from "../secrets/MasterKeys";
import type { MasterKeys, MasterKeySettings } from "../secrets/MasterKeys";
import { Refusal } from "../settings/Refusal";
import { DATA_KEYS_TABLE } from "./bookkeeping";
import type { Db, Store } from "./Store";
import { transact } from "./transact";
import { storedColumnNames } from "./upgrade";

const LOCK = 727_405;

export interface StoredKey {
  readonly id: string;
  /** The id of the master key that encrypts this data key. */
  readonly master: string;
  readonly wrapped: string;
  /** Milliseconds since 1970, as in `DataKey`. */
  readonly since: number;
  /** When the key went out of use for new texts, in milliseconds since 1970; 0 while it is in use. */
  readonly retired: number;
}

/** Lets only one process at a time change the keys, until the transaction ends. SQLite has only one writer anyway. */
export const lockKeys = async (engine: Store["engine"], db: Db): Promise<void> => {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
};

export const hasKeyTable = async ({ engine }: Pick<Store, "engine">, db: Db): Promise<boolean> =>
  (await storedColumnNames(engine, db, DATA_KEYS_TABLE)).size > 0;

export const readStoredKeys = async (db: Db): Promise<readonly StoredKey[]> => {
  const { rows } =
    await sql<StoredKey>`select id, master, wrapped, since, retired from ${sql.table(DATA_KEYS_TABLE)}`.execute(db);
  return rows.map((row) => ({ ...row, since: Number(row.since), retired: Number(row.retired) }));
};

const placeOf = (id: string): string => `${DATA_KEYS_TABLE}.${id}`;

export const wrapDataKey = (master: Key, { id, bytes }: Key): string =>
  encrypt(master, placeOf(id), bytes.toString("base64"));

const missing = ({ place, file }: MasterKeys, address: string, { master }: StoredKey, isGiven: boolean): Refusal => {
  const where = file === null ? "give that key by SECRETS_KEY" : `put the file with that key back at ${file}`;
  const what = isGiven ? `${place} holds another key` : "there is no such file";
  return new Refusal(
    `The secrets in ${address} are encrypted with the master key ${master}, and ${what}; ${where}. Without it nobody can read them.`,
  );
};

/** @throws Refusal if the master key is missing or wrong */
export const unwrapDataKey = (masters: MasterKeys, address: string, stored: StoredKey): DataKey => {
  const given = masters.read();
  const master = given.find(({ id }) => id === stored.master);
  if (!master) throw missing(masters, address, stored, given.length > 0);
  const text = decrypt(master, placeOf(stored.id), stored.wrapped);
  return { id: stored.id, bytes: Buffer.from(text, "base64"), since: stored.since };
};

export const addDataKey = async (db: Db, master: Key, since: number): Promise<DataKey> => {
  const key = { ...makeKey(), since };
  await sql`insert into ${sql.table(DATA_KEYS_TABLE)} (id, master, wrapped, since, retired) values (${key.id}, ${master.id}, ${wrapDataKey(master, key)}, ${since}, 0)`.execute(
    db,
  );
  return key;
};

/** Creates the table and the first key of a store without keys. */
const ensureKeys = async (store: Store, masters: MasterKeys): Promise<void> => {
  if ((await hasKeyTable(store, store.db)) && (await readStoredKeys(store.db)).length > 0) return;
  await transact(store, async (db) => {
    await lockKeys(store.engine, db);
    await sql`create table if not exists ${sql.table(DATA_KEYS_TABLE)} (id text not null primary key, master text not null, wrapped text not null, since bigint not null, retired bigint not null)`.execute(
      db,
    );
    if ((await readStoredKeys(db)).length > 0) return;
    if (masters.file !== null) makeKeyFile(masters.file);
    const [master] = masters.read();
    if (!master) throw new Refusal(`There is no key in ${masters.place}.`);
    await addDataKey(db, master, Date.now());
  });
};

const open = async (store: Store, masters: MasterKeys): Promise<void> => {
  const known = new Map<string, DataKey>();
  await store.keys.open(async () => {
    for (const stored of await readStoredKeys(store.db))
      if (!known.has(stored.id)) known.set(stored.id, unwrapDataKey(masters, store.address, stored));
    return [...known.values()];
  });
};

/**
 * Opens the keys of the store, so that its secrets can be read and written. A store without keys gets its first key,
 * and a key file is created if no master key is given. @throws Refusal if the store has secrets, and their master key
 * is missing or another one is given
 */
export const openKeys = async (store: Store, place: MasterKeySettings): Promise<void> => {
  const masters = readMasterKeys(place);
  await ensureKeys(store, masters);
  await open(store, masters);
};

/** Opens keys for a plan, which changes nothing: a store without keys uses a temporary key. @throws Refusal */
export const openKeysForPlan = async (store: Store, masters: MasterKeys): Promise<void> => {
  const areThere = (await hasKeyTable(store, store.db)) && (await readStoredKeys(store.db)).length > 0;
  if (areThere) await open(store, masters);
  else store.keys.replace([{ ...makeKey(), since: 0 }]);
};

/** Like `openKeys`, for commands: creates no keys. @throws Refusal, also for a store without keys */
export const openKnownKeys = async (store: Store, masters: MasterKeys): Promise<void> => {
  if (!(await hasKeyTable(store, store.db)) || (await readStoredKeys(store.db)).length === 0)
    throw new Refusal(`The secrets in ${store.address} are not encrypted yet; start the platform once, which does it.`);
  await open(store, masters);
};
