// Personal values in the audit trail are encrypted with a key of the person whom they are about. When the data of a
// person is erased, only the key is deleted: nobody can read the values any more, and no entry changes, so that the chain
// of seals stays whole. The keys themselves are encrypted like all secrets.
import { type RawBuilder, sql } from "kysely";
import { decrypt, encrypt, type Key, keyIdIn, makeKey } from "../secrets/envelope";
import type { Keyring } from "../secrets/Keyring";
import { noteEncrypted } from "../storage/encryption";
import type { Db } from "../storage/Store";
import { placeOf } from "../storage/nameOf";

const PERSON_KEYS = "platform_person_key";
const SECRET = placeOf(PERSON_KEYS, "secret");
/** Authenticated with each value: it is one of the trail. */
const PLACE = "trail";

/** Names the person that a row is, or is about: the resource of the person and the key. */
export const personName = (resource: string, key: unknown): string => `${resource}:${String(key)}`;

export const ensurePersonKeys = async (db: Db): Promise<void> => {
  await sql`create table if not exists ${sql.table(PERSON_KEYS)} (person text not null primary key, secret text not null)`.execute(
    db,
  );
  await noteEncrypted(db, { of: PERSON_KEYS, field: "secret", own: "person" });
};

const toText = ({ id, bytes }: Key): string => `${id}.${bytes.toString("base64url")}`;
const toKey = (text: string): Key => {
  const [id = "", bytes = ""] = text.split(".");
  return { id, bytes: Buffer.from(bytes, "base64url") };
};

const AT_ONCE = 500;

/** The keys of those of these persons who have one. */
export const readPersonKeys = async (
  db: Db,
  keys: Keyring,
  persons: readonly string[],
): Promise<ReadonlyMap<string, Key>> => {
  const found = new Map<string, Key>();
  for (let start = 0; start < persons.length; start += AT_ONCE) {
    const some = sql.join(persons.slice(start, start + AT_ONCE));
    const { rows } = await sql<{
      person: string;
      secret: string;
    }>`select person, secret from ${sql.table(PERSON_KEYS)} where person in (${some})`.execute(db);
    await keys.know(rows.map(({ secret }) => secret));
    for (const { person, secret } of rows) found.set(person, toKey(keys.decrypt(SECRET, secret)));
  }
  return found;
};

/** The key of a person, which is made if there is none. In the transaction of what is encrypted with it. */
export const personKey = async (db: Db, keys: Keyring, person: string): Promise<Key> => {
  const known = (await readPersonKeys(db, keys, [person])).get(person);
  if (known) return known;
  const made = keys.encrypt(SECRET, toText(makeKey()));
  await sql`insert into ${sql.table(PERSON_KEYS)} (person, secret) values (${person}, ${made}) on conflict do nothing`.execute(
    db,
  );
  // Another transaction may have made one at the same moment.
  const stored = (await readPersonKeys(db, keys, [person])).get(person);
  if (stored === undefined) throw new Error(`${person} has no key`);
  return stored;
};

/** Makes unreadable what the trail tells of a person up to now. */
export const forgetPersonKey = async (db: Db, person: string): Promise<void> => {
  await sql`delete from ${sql.table(PERSON_KEYS)} where person = ${person}`.execute(db);
};

/** The same for all persons of a resource whose keys a query selects as `person_key`. */
export const forgetPersonKeys = async (db: Db, resource: string, keys: RawBuilder<unknown>): Promise<void> => {
  await sql`delete from ${sql.table(PERSON_KEYS)} where person in (select cast(${personName(resource, "")} as text) || person_key from (${keys}) as those)`.execute(
    db,
  );
};

export const encryptValue = (key: Key, value: unknown): string => encrypt(key, PLACE, JSON.stringify(value));

/** The value; undefined if it was encrypted with another key, which has been deleted since. */
export const decryptValue = (key: Key | undefined, text: string): unknown =>
  key !== undefined && keyIdIn(text) === key.id ? JSON.parse(decrypt(key, PLACE, text)) : undefined;
