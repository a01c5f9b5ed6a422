// The platform's own tables, apart from every definition's: sessions, browsers that have signed in before, tries of passwords,
// and short-lived notes (verification codes, used credentials) that must outlive a restart and be seen by every process on
// one database.
import { sql } from "kysely";
import * as own from "../wire/ownNames";
import type { Db } from "./Store";

export const SESSIONS = "platform_session";
export const NOTES = "platform_note";
export const BROWSERS = "platform_browser";
export const ATTEMPTS = "platform_attempt";

export const ensureBookkeeping = async (db: Db): Promise<void> => {
  await sql`create table if not exists ${sql.table(SESSIONS)} (token_hash text not null primary key, account text not null, ${own.created} bigint not null, ${own.expires} bigint not null)`.execute(
    db,
  );
  await sql`create index if not exists ix_platform_session_account on ${sql.table(SESSIONS)} (account)`.execute(db);
  await sql`create table if not exists ${sql.table(BROWSERS)} (token_hash text not null primary key, account text not null, ${own.expires} bigint not null)`.execute(
    db,
  );
  await sql`create index if not exists ix_platform_browser_account on ${sql.table(BROWSERS)} (account)`.execute(db);
  await sql`create table if not exists ${sql.table(ATTEMPTS)} (place text not null primary key, tries bigint not null, ${own.next} bigint not null, turn bigint not null, ${own.expires} bigint not null)`.execute(
    db,
  );
  await sql`create table if not exists ${sql.table(NOTES)} (note text not null primary key, value text not null, ${own.expires} bigint not null)`.execute(
    db,
  );
};

/** True when nobody wrote this note before, or the former has expired. */
export const noteOnce = async (db: Db, note: string, value: string, now: number, seconds: number): Promise<boolean> => {
  await sql`delete from ${sql.table(NOTES)} where ${own.expires} <= ${now}`.execute(db);
  const done =
    await sql`insert into ${sql.table(NOTES)} (note, value, ${own.expires}) values (${note}, ${value}, ${now + seconds}) on conflict (note) do nothing`.execute(
      db,
    );
  return done.numAffectedRows === 1n;
};

export const rewriteNote = async (db: Db, note: string, value: string, expires: number): Promise<void> => {
  await sql`insert into ${sql.table(NOTES)} (note, value, ${own.expires}) values (${note}, ${value}, ${expires}) on conflict (note) do update set value = excluded.value, ${own.expires} = excluded.${own.expires}`.execute(
    db,
  );
};

export const readNote = async (db: Db, note: string, now: number): Promise<string | null> => {
  const found = await sql<{
    value: string;
  }>`select value from ${sql.table(NOTES)} where note = ${note} and ${own.expires} > ${now}`.execute(db);
  return found.rows[0]?.value ?? null;
};

/** Reads it and takes it away, in one step: of two who ask, one gets it. */
export const takeNote = async (db: Db, note: string, now: number): Promise<string | null> => {
  const taken = await sql<{
    value: string;
    ends: number;
  }>`delete from ${sql.table(NOTES)} where note = ${note} returning value, ${own.expires} as ends`.execute(db);
  const found = taken.rows[0];
  return found && Number(found.ends) > now ? found.value : null;
};

export const forgetNote = async (db: Db, note: string): Promise<void> => {
  await sql`delete from ${sql.table(NOTES)} where note = ${note}`.execute(db);
};
