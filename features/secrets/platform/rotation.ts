// Rotates the keys while the platform runs. Each step is short, so that it blocks nobody.
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { SqlBool } from "kysely";
import { envelopePrefix } from "../../../platform/framework/secrets/envelope";
import { KEY_SEARCH_INTERVAL } from "../../../platform/framework/secrets/Keyring";
import type { MasterKeys } from "../../../platform/framework/secrets/MasterKeys";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import { DATA_KEYS_TABLE } from "../../../platform/framework/storage/bookkeeping";
import {
  addDataKey,
  lockKeys,
  readStoredKeys,
  unwrapDataKey,
  wrapDataKey,
} from "../../../platform/framework/storage/dataKeys";
import { readEncrypted, readTexts, replaceTexts } from "../../../platform/framework/storage/encryption";
import type { EncryptedColumn } from "../../../platform/framework/storage/encryption";
import { countRows } from "../../../platform/framework/storage/query";
import type { Db, Store } from "../../../platform/framework/storage/Store";
import { columnPlace } from "../../../platform/framework/storage/nameOf";
import { transact } from "../../../platform/framework/storage/transact";

/** The number of rows in one step. */
const AT_ONCE = 200;
/** Milliseconds between two steps. */
const PAUSE = 5;
/** Milliseconds between storing a data key and using it. By then, every process has looked for new keys. */
const NOTICE = 3 * KEY_SEARCH_INTERVAL;
/** Milliseconds to wait for transactions that began with the former key. */
const UNDER_WAY = KEY_SEARCH_INTERVAL;
/** Milliseconds before an unused key is deleted, in case a process was suspended during the rotation. */
const KEPT = 3_600_000;
const MOST_PASSES = 10;

const startsWith = (field: string, prefix: string) =>
  sql<SqlBool>`substr(${sql.ref(field)}, 1, ${sql.lit(prefix.length)}) = ${prefix}`;

/** Wraps all data keys with the first of the master keys. Answers its id. */
export const rotateMasterKey = (store: Store, masters: MasterKeys): Promise<string> =>
  transact(store, async (db) => {
    await lockKeys(store.engine, db);
    const [master] = masters.read();
    if (!master) throw new Refusal(`There is no key in ${masters.place}.`);
    for (const stored of await readStoredKeys(db)) {
      const wrapped = wrapDataKey(master, unwrapDataKey(masters, store.address, stored));
      await sql`update ${sql.table(DATA_KEYS_TABLE)} set master = ${master.id}, wrapped = ${wrapped} where id = ${stored.id}`.execute(
        db,
      );
    }
    return master.id;
  });

const isUsed = async (db: Db, columns: readonly EncryptedColumn[], id: string): Promise<boolean> => {
  for (const column of columns)
    if ((await readTexts(db, column, startsWith(column.field, envelopePrefix(id)), null, 1)).length > 0) return true;
  return false;
};

/** Encrypts again the texts of a column that do not use the current key. Answers how many. */
const encryptAgain = async (store: Store, column: EncryptedColumn): Promise<number> => {
  const { keys } = store;
  const place = columnPlace(column.of, column.field);
  const others = sql<SqlBool>`not ${startsWith(column.field, envelopePrefix(keys.current.id))}`;
  let done = 0;
  for (let after: string | number | null = null; ;) {
    const [from, count]: [string | number | null, number] = [after, AT_ONCE];
    const rows = await readTexts(store.db, column, others, from, count);
    await keys.know(rows.map(({ held }) => held));
    done += await transact(store, (db) =>
      replaceTexts(db, column, rows, (text) => keys.encrypt(place, keys.decrypt(place, text))),
    );
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return done;
    after = last.own;
    await setTimeout(PAUSE);
  }
};

/** Deletes keys that no text uses any more, and notes since when a key is unused. */
const retireOthers = async (store: Store, columns: readonly EncryptedColumn[], now: number): Promise<void> =>
  transact(store, async (db) => {
    await lockKeys(store.engine, db);
    for (const { id, since, retired } of await readStoredKeys(db)) {
      if (since >= store.keys.current.since || (await isUsed(db, columns, id))) continue;
      if (retired === 0)
        await sql`update ${sql.table(DATA_KEYS_TABLE)} set retired = ${now} where id = ${id}`.execute(db);
      else if (retired <= now - KEPT) await sql`delete from ${sql.table(DATA_KEYS_TABLE)} where id = ${id}`.execute(db);
    }
  });

export interface RotationResult {
  readonly id: string;
  readonly texts: number;
}

/**
 * Creates a new data key, waits until every process knows it, and encrypts all rows again. After an interruption, every
 * row is still readable, and the next rotation continues.
 */
export const rotateDataKey = async (store: Store, masters: MasterKeys): Promise<RotationResult> => {
  const [master] = masters.read();
  if (!master) throw new Refusal(`There is no key in ${masters.place}.`);
  const key = await transact(store, async (db) => {
    await lockKeys(store.engine, db);
    return addDataKey(db, master, Date.now() + NOTICE);
  });
  await setTimeout(key.since - Date.now() + UNDER_WAY);
  await store.keys.refresh();
  const columns = await readEncrypted(store.db);
  let texts = 0;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    let found = 0;
    for (const column of columns) found += await encryptAgain(store, column);
    texts += found;
    if (found === 0) break;
  }
  await retireOthers(store, columns, Date.now());
  return { id: store.keys.current.id, texts };
};

export interface KeyState {
  readonly id: string;
  readonly master: string;
  readonly since: number;
  readonly texts: number;
}

/** The data keys, newest first, with the number of texts that each one encrypts. */
export const readKeyStates = async ({ db }: Store): Promise<readonly KeyState[]> => {
  const columns = await readEncrypted(db);
  const states: KeyState[] = [];
  for (const { id, master, since } of await readStoredKeys(db)) {
    let texts = 0;
    for (const { of: name, field } of columns)
      texts += await countRows(db, { name }, { conditions: [startsWith(field, envelopePrefix(id))] });
    states.push({ id, master, since, texts });
  }
  return states.toSorted((one, other) => other.since - one.since);
};
