// The platform's own tables, which have no definition: sessions, hashes of API keys, browsers that have signed in
// before, sign-in attempts, and notes. Notes are short-lived values such as verification codes and used credentials.
// They must survive a restart, and every process on the database must see them.
import { sql } from "kysely";
import * as own from "../wire/ownNames";
import { ensureChanges } from "./Changes";
import type { Db, Store } from "./Store";
import { storedColumnNames } from "./upgrade";

export const SESSIONS_TABLE = "platform_session";
export const NOTES_TABLE = "platform_note";
export const BROWSERS_TABLE = "platform_browser";
export const ATTEMPTS_TABLE = "platform_attempt";
export const DATA_KEYS_TABLE = "platform_data_key";
export const API_KEYS_TABLE = "platform_api_key";

/**
 * Columns of sessions that earlier versions lack: the browser, the network address, and the time of the last use. For a
 * session that views the console as a role: the key of the role, its company, and the hash of the session that started it.
 * When its owner last proved their identity, and whether the identity provider confirmed a second factor.
 */
const ABOUT_SESSIONS = {
  agent: "text",
  address: "text",
  seen: "bigint",
  sees: "text",
  sees_from: "text",
  within: "text",
  proven: "bigint",
  vouched: "bigint",
} as const;

const addColumns = async (engine: Store["engine"], db: Db): Promise<void> => {
  const present = await storedColumnNames(engine, db, SESSIONS_TABLE);
  for (const [name, type] of Object.entries(ABOUT_SESSIONS))
    if (!present.has(name))
      await sql`alter table ${sql.table(SESSIONS_TABLE)} add column ${sql.ref(name)} ${sql.raw(type)}`.execute(db);
};

export const ensureBookkeeping = async (engine: Store["engine"], db: Db): Promise<void> => {
  await sql`create table if not exists ${sql.table(SESSIONS_TABLE)} (token_hash text not null primary key, account text not null, ${own.createdColumn} bigint not null, ${own.expiresColumn} bigint not null)`.execute(
    db,
  );
  await addColumns(engine, db);
  for (const statement of [
    sql`create index if not exists ix_platform_session_account on ${sql.table(SESSIONS_TABLE)} (account)`,
    sql`create table if not exists ${sql.table(BROWSERS_TABLE)} (token_hash text not null primary key, account text not null, ${own.expiresColumn} bigint not null)`,
    sql`create index if not exists ix_platform_browser_account on ${sql.table(BROWSERS_TABLE)} (account)`,
    sql`create table if not exists ${sql.table(ATTEMPTS_TABLE)} (place text not null primary key, tries bigint not null, ${own.nextColumn} bigint not null, turn bigint not null, ${own.expiresColumn} bigint not null)`,
    sql`create table if not exists ${sql.table(API_KEYS_TABLE)} (key_hash text not null primary key, record text not null unique)`,
    sql`create table if not exists ${sql.table(NOTES_TABLE)} (note text not null primary key, value text not null, ${own.expiresColumn} bigint not null)`,
  ])
    await statement.execute(db);
  if (engine === "postgres") await ensureChanges(db);
};

/** Seconds between two removals of expired notes, because each removal is an extra write. */
const PURGED = 60;
let purgedAt = 0;

/** Writes a note unless it exists and has not expired. Answers whether it was written. `now` is in epoch seconds. */
export const addNote = async (db: Db, note: string, value: string, now: number, seconds: number): Promise<boolean> => {
  if (Math.abs(now - purgedAt) >= PURGED) {
    purgedAt = now;
    await sql`delete from ${sql.table(NOTES_TABLE)} where ${own.expiresColumn} <= ${now}`.execute(db);
  }
  const noting = sql`insert into ${sql.table(NOTES_TABLE)} (note, value, ${own.expiresColumn}) values (${note}, ${value}, ${now + seconds}) on conflict (note) do update set value = excluded.value, ${own.expiresColumn} = excluded.${own.expiresColumn} where ${sql.table(NOTES_TABLE)}.${own.expiresColumn} <= ${now}`;
  const done = await noting.execute(db);
  return done.numAffectedRows === 1n;
};

/** An end that is never reached. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Writes a note, or replaces it. `expires` is in epoch seconds. */
export const rewriteNote = async (db: Db, note: string, value: string, expires = NEVER): Promise<void> => {
  await sql`insert into ${sql.table(NOTES_TABLE)} (note, value, ${own.expiresColumn}) values (${note}, ${value}, ${expires}) on conflict (note) do update set value = excluded.value, ${own.expiresColumn} = excluded.${own.expiresColumn}`.execute(
    db,
  );
};

/** The value of a note; null if there is none or if it has expired. `now` is in epoch seconds. */
export const readNote = async (db: Db, note: string, now: number): Promise<string | null> => {
  const found = await sql<{
    value: string;
  }>`select value from ${sql.table(NOTES_TABLE)} where note = ${note} and ${own.expiresColumn} > ${now}`.execute(db);
  return found.rows[0]?.value ?? null;
};

/**
 * Reads and deletes a note in one statement, so that only one of two concurrent calls gets it. Answers null if there is
 * none or if it has expired. `now` is in epoch seconds.
 */
export const consumeNote = async (db: Db, note: string, now: number): Promise<string | null> => {
  const taken = await sql<{
    value: string;
    ends: number;
  }>`delete from ${sql.table(NOTES_TABLE)} where note = ${note} returning value, ${own.expiresColumn} as ends`.execute(
    db,
  );
  const found = taken.rows[0];
  return found && Number(found.ends) > now ? found.value : null;
};

/** Writes `value` into a note that has `value` or `before`. Answers false if it has another value or has expired. */
export const writeNoteIf = async (
  db: Db,
  note: string,
  { before, value, now }: { readonly before: string; readonly value: string; readonly now: number },
): Promise<boolean> => {
  const taking = sql`update ${sql.table(NOTES_TABLE)} set value = ${value} where note = ${note} and value in (${before}, ${value}) and ${own.expiresColumn} > ${now}`;
  const done = await taking.execute(db);
  return done.numAffectedRows === 1n;
};

export const deleteNote = async (db: Db, note: string): Promise<void> => {
  await sql`delete from ${sql.table(NOTES_TABLE)} where note = ${note}`.execute(db);
};

/** Locks a name until the transaction ends. The lock is a row, because some engines have no named locks. */
export const lockNote = (db: Db, name: string): Promise<void> => rewriteNote(db, `lock:${name}`, "");
