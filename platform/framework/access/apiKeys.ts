// API keys, with which programs make calls instead of a session. The store keeps only their hashes, in a separate
// table, so that no list, export or trail of the records contains them. A key is found by its hash, so the time of the
// search reveals nothing about similar keys.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { ApiKeyModel } from "../../../generator";
import { API_KEYS_TABLE } from "../storage/bookkeeping";
import { findByKeys } from "../storage/query";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { type Described, tableFor } from "../storage/tableFor";
import { MINUTE } from "../wire/seconds";
import { meetsCondition } from "./identity";
import { hashToken, rightsMarkSql } from "./sessions";

/** The prefix of every key, so that people and secret scanners recognise it. */
const MARK = "ph_";
const BYTES = 24;
/** The length of the part that is stored unhashed, so that people recognise the key. The rest has 160 random bits. */
const RECOGNIZED = MARK.length + 8;

export const isApiKey = (token: string): boolean => token.startsWith(MARK);

/** Makes a new key. It is shown once and never stored. */
export const makeApiKey = (): string => `${MARK}${randomBytes(BYTES).toString("hex")}`;

export const keyBeginning = (key: string): string => key.slice(0, RECOGNIZED);

/** Stores the hash of a new key for its record. */
export const storeApiKey = async (db: Db, record: unknown, key: string): Promise<void> => {
  await db
    .insertInto(API_KEYS_TABLE)
    .values({ key_hash: hashToken(key), record: String(record) })
    .execute();
};

/** Deletes the hashes of the keys of these records. */
export const deleteApiKeys = async (db: Db, records: readonly unknown[]): Promise<void> => {
  if (records.length > 0)
    await sql`delete from ${sql.table(API_KEYS_TABLE)} where record in (${sql.join(records.map(String))})`.execute(db);
};

interface ApiKeys {
  readonly apiKey: ApiKeyModel;
  readonly keys: Table;
}

/** Null if the console has no API keys. */
export const findApiKeys = ({ model: { identity }, tables }: Described): ApiKeys | null =>
  identity === null || identity.apiKey === null
    ? null
    : { apiKey: identity.apiKey, keys: tableFor({ tables }, identity.apiKey.resource) };

export interface FoundApiKey {
  /** The record of the key. */
  readonly row: Row;
  /** The mark of rights: see `FoundSession`. */
  readonly rights: string | null;
}

/** Finds the records of keys by the hashes of the keys, even if the keys are disabled or expired. */
export const openApiKeys = async (
  db: Db,
  described: Described,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, FoundApiKey>> => {
  const found = new Map<string, FoundApiKey>();
  const { keys } = findApiKeys(described) ?? {};
  if (keys === undefined) return found;
  const { rows } = await sql<{
    key_hash: string;
    record: string;
    rights: string | null;
  }>`select key_hash, record, ${rightsMarkSql()} as rights from ${sql.table(API_KEYS_TABLE)} where key_hash in (${sql.join(hashes)})`.execute(
    db,
  );
  const records = await findByKeys(
    db,
    keys,
    rows.map(({ record }) => record),
  );
  const byKey = new Map(records.map((row) => [String(row[keys.key.name]), row]));
  for (const { key_hash, record, rights } of rows) {
    const row = byKey.get(record);
    if (row) found.set(key_hash, { row, rights });
  }
  return found;
};

/** Whether a key is disabled or has expired, so that calls with it are refused. `now` is in epoch seconds. */
export const isRefused = ({ disabled, until }: ApiKeyModel, row: Row, now: number): boolean => {
  const end = Number((until && row[until]) ?? 0);
  return meetsCondition(disabled, row) || (end > 0 && end <= now);
};

/**
 * Notes when and from where a key was used, at most once a minute. This is not a change of the record and has no entry in
 * the audit trail, which records the calls themselves.
 */
export const recordKeyUse = async (
  db: Db,
  described: Described,
  { key, usedAt }: { readonly key: string | number; readonly usedAt: number },
  address: string,
  now: number,
): Promise<void> => {
  const { apiKey, keys } = findApiKeys(described) ?? {};
  if (apiKey === undefined || keys === undefined || apiKey.used === null || now < usedAt + MINUTE) return;
  const used = sql.ref(apiKey.used);
  const place = apiKey.address === null ? sql`` : sql`, ${sql.ref(apiKey.address)} = ${address.slice(0, 64)}`;
  await sql`update ${sql.table(keys.name)} set ${used} = ${now} ${place} where ${sql.ref(keys.key.name)} = ${key} and coalesce(${used}, 0) <= ${now - MINUTE}`.execute(
    db,
  );
};
