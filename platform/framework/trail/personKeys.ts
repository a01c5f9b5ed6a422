// Personal values in the audit trail are encrypted with a key of their person. To erase a person's data, only the key is
// deleted. Nobody can then read the values, and no entry changes, so the chain of seals stays valid. The id of an erased
// key is kept, so that a key removed in another way is noticed. The keys themselves are encrypted like all secrets.
import { type RawBuilder, sql, type SqlBool } from "kysely";
import { z } from "zod";
import { decrypt, encrypt, type Key, keyIdIn, makeKey } from "../secrets/envelope";
import type { Keyring } from "../secrets/Keyring";
import { recordEncryptedColumn, readTexts, replaceTexts } from "../storage/encryption";
import type { Db } from "../storage/Store";
import { columnPlace } from "../storage/nameOf";

const PERSON_KEYS = "platform_person_key";
const COLUMN = { of: PERSON_KEYS, field: "secret", own: "person" };
const SECRET = columnPlace(PERSON_KEYS, COLUMN.field);
/** Additional authenticated data, so that values of the trail can only be decrypted as such values. */
const PLACE = "trail";

/** The name of a person: the resource and the key of its row. */
export const personName = (resource: string, key: unknown): string => `${resource}:${String(key)}`;

export const ensurePersonKeys = async (db: Db): Promise<void> => {
  await sql`create table if not exists ${sql.table(PERSON_KEYS)} (person text not null primary key, secret text not null)`.execute(
    db,
  );
  await recordEncryptedColumn(db, COLUMN);
};

const toText = ({ id, bytes }: Key): string => `${id}.${bytes.toString("base64url")}`;
const toKey = (text: string): Key => {
  const [id = "", bytes = ""] = text.split(".");
  return { id, bytes: Buffer.from(bytes, "base64url") };
};

/** The keys of a person in the store. If a key is neither here nor listed as erased, somebody else removed it. */
export interface PersonKeys {
  /** Null after the person was erased, until the next entry about them. */
  readonly key: Key | null;
  /** The ids of the keys that were deleted on purpose. */
  readonly erased: readonly string[];
}

const NOBODY: PersonKeys = { key: null, erased: [] };

const held = z.object({ person: z.string(), key: z.string().nullable(), erased: z.array(z.string()) });

/** Null if this platform did not write the keys of this person. Entries about the person are then unreadable. */
const heldIn = (keys: Keyring, person: string, secret: string): PersonKeys | null => {
  try {
    const text = keys.decrypt(SECRET, secret);
    // Earlier versions stored only the key, without ids of erased keys.
    if (!text.startsWith("{")) return { key: toKey(text), erased: [] };
    const of = held.parse(JSON.parse(text));
    return of.person === person ? { key: of.key === null ? null : toKey(of.key), erased: of.erased } : null;
  } catch {
    return null;
  }
};

const toSecret = (keys: Keyring, person: string, { key, erased }: PersonKeys): string =>
  keys.encrypt(SECRET, JSON.stringify({ person, key: key === null ? null : toText(key), erased }));

const AT_ONCE = 500;

/** The keys of these persons. Persons without keys, and keys that this platform did not write, are left out. */
export const readHeldKeys = async (
  db: Db,
  keys: Keyring,
  persons: readonly string[],
): Promise<ReadonlyMap<string, PersonKeys>> => {
  const found = new Map<string, PersonKeys>();
  for (let start = 0; start < persons.length; start += AT_ONCE) {
    const some = sql.join(persons.slice(start, start + AT_ONCE));
    const { rows } = await sql<
      Record<"person" | "secret", string>
    >`select person, secret from ${sql.table(PERSON_KEYS)} where person in (${some})`.execute(db);
    await keys.know(rows.map(({ secret }) => secret));
    for (const { person, secret } of rows) {
      const own = heldIn(keys, person, secret);
      if (own !== null) found.set(person, own);
    }
  }
  return found;
};

/** The current keys of these persons. Persons without a key are left out. */
export const readPersonKeys = async (
  db: Db,
  keys: Keyring,
  persons: readonly string[],
): Promise<ReadonlyMap<string, Key>> =>
  new Map([...(await readHeldKeys(db, keys, persons))].flatMap(([person, { key }]) => (key ? [[person, key]] : [])));

/** Changes the keys of persons that meet a condition, step by step. Others may change them meanwhile. */
const changeHeld = async (
  db: Db,
  keys: Keyring,
  condition: RawBuilder<SqlBool>,
  change: (held: PersonKeys) => PersonKeys | null,
): Promise<void> => {
  for (let after: string | number | null = null; ;) {
    const rows: Awaited<ReturnType<typeof readTexts>> = await readTexts(db, COLUMN, condition, after, AT_ONCE);
    await keys.know(rows.map((row) => row.held));
    const texts = new Map<string, string>();
    for (const row of rows) {
      const next = heldIn(keys, String(row.own), row.held);
      const changed = next === null ? null : change(next);
      if (changed !== null) texts.set(row.held, toSecret(keys, String(row.own), changed));
    }
    const changes = rows.filter((row) => texts.has(row.held));
    const done = await replaceTexts(db, COLUMN, changes, (text) => texts.get(text) ?? text);
    // Meanwhile, a rotation has encrypted some of these keys again, so they are read again.
    if (done < changes.length) continue;
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.own;
  }
};

/** The key of a person. Creates it if there is none. Call it in the transaction that encrypts with the key. */
export const ensurePersonKey = async (db: Db, keys: Keyring, person: string): Promise<Key> => {
  const known = (await readPersonKeys(db, keys, [person])).get(person);
  if (known) return known;
  const made = { ...NOBODY, key: makeKey() };
  await sql`insert into ${sql.table(PERSON_KEYS)} (person, secret) values (${person}, ${toSecret(keys, person, made)}) on conflict do nothing`.execute(
    db,
  );
  await changeHeld(db, keys, sql<SqlBool>`person = ${person}`, (of) =>
    of.key === null ? { ...of, key: made.key } : null,
  );
  // Another transaction may have created a key at the same moment.
  const stored = (await readPersonKeys(db, keys, [person])).get(person);
  if (stored === undefined) throw new Error(`${person} has no key`);
  return stored;
};

/** The keys after the person is erased: without the key, whose id is added to the erased ones. */
const withoutKey = ({ key, erased }: PersonKeys): PersonKeys | null =>
  key === null ? null : { key: null, erased: [...erased, key.id] };

/** Makes the existing entries about a person unreadable. */
export const deletePersonKey = (db: Db, keys: Keyring, person: string): Promise<void> =>
  changeHeld(db, keys, sql<SqlBool>`person = ${person}`, withoutKey);

/** Makes the entries about persons of a resource unreadable. A query selects their keys as `person_key`. */
export const deletePersonKeys = (db: Db, keys: Keyring, resource: string, those: RawBuilder<unknown>): Promise<void> =>
  changeHeld(
    db,
    keys,
    sql<SqlBool>`person in (select cast(${personName(resource, "")} as text) || person_key from (${those}) as those)`,
    withoutKey,
  );

/** Notes the keys of a person that an earlier version erased without a note. */
export const noteErasedKeys = async (db: Db, keys: Keyring, person: string, ids: readonly string[]): Promise<void> => {
  await sql`insert into ${sql.table(PERSON_KEYS)} (person, secret) values (${person}, ${toSecret(keys, person, NOBODY)}) on conflict do nothing`.execute(
    db,
  );
  await changeHeld(db, keys, sql<SqlBool>`person = ${person}`, (of) => ({
    ...of,
    erased: [...new Set([...of.erased, ...ids])],
  }));
};

export const encryptValue = (key: Key, value: unknown): string => encrypt(key, PLACE, JSON.stringify(value));

/** The decrypted value; undefined if its key was deleted. */
export const decryptValue = (key: Key | undefined, text: string): unknown =>
  key !== undefined && keyIdIn(text) === key.id ? JSON.parse(decrypt(key, PLACE, text)) : undefined;
