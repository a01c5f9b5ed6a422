// A session is a random token of which the store keeps only a hash: who reads the store cannot sign in with it.
import * as own from "../wire/ownNames";
import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { NOTES, rewriteNote, SESSIONS } from "../storage/bookkeeping";
import type { Db } from "../storage/Store";
import { forgetBrowsersOf } from "./browsers";

const HOUR = 3600;
/** A session ends this long after its last use. */
export const IDLE = 12 * HOUR;
/** And however often it is used, this long after it began. */
const LONGEST = 30 * 24 * HOUR;
/** It is prolonged at most this often, so that reading does not write each time. */
const STEP = 300;
const RIGHTS = "rights";
/** Sessions of users of client apps begin so; no account of the console has such a key. */
export const VISITOR = "visitor:";

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

export const beginSession = async (
  db: Db,
  account: string | number,
  now: number,
): Promise<{ token: string; expires: number }> => {
  const token = randomBytes(32).toString("base64url");
  const expires = now + IDLE;
  await db
    .insertInto(SESSIONS)
    .values({ token_hash: hashOf(token), account: String(account), [own.CREATED]: now, [own.EXPIRES]: expires })
    .execute();
  return { token, expires };
};

export interface FoundSession {
  readonly account: string;
  /** Another one after each change of what decides who may do what, on whichever instance it was made. */
  readonly rights: string;
}

interface StoredSession {
  readonly account: string;
  readonly began: number;
  readonly ends: number;
  readonly rights: string | null;
}

/** Null when there is no such session or it is over. */
export const openSession = async (db: Db, token: string, now: number): Promise<FoundSession | null> => {
  const hash = hashOf(token);
  const rows =
    await sql<StoredSession>`select account, ${own.created} as began, ${own.expires} as ends, (select value from ${sql.table(NOTES)} where note = ${RIGHTS}) as rights from ${sql.table(SESSIONS)} where token_hash = ${hash}`.execute(
      db,
    );
  const [found] = rows.rows;
  const expires = Number(found?.ends ?? 0);
  if (!found || expires <= now) return null;
  const prolonged = Math.min(now + IDLE, Number(found.began) + LONGEST);
  if (prolonged > expires + STEP)
    await db
      .updateTable(SESSIONS)
      .set({ [own.EXPIRES]: prolonged })
      .where("token_hash", "=", hash)
      .execute();
  return { account: String(found.account), rights: found.rights ?? "" };
};

/** The account's key, or null. */
export const findSession = async (db: Db, token: string, now: number): Promise<string | null> =>
  (await openSession(db, token, now))?.account ?? null;

/** In the step that changes what decides who may do what: whoever remembers it reads it again. */
export const changeRights = (db: Db): Promise<void> =>
  rewriteNote(db, RIGHTS, randomBytes(8).toString("hex"), Number.MAX_SAFE_INTEGER);

export const endSession = async (db: Db, token: string): Promise<void> => {
  await db.deleteFrom(SESSIONS).where("token_hash", "=", hashOf(token)).execute();
};

/** All of an account's but `kept`: after a new password, nobody stays signed in with the former one, nor passes for its owner's browser. */
export const endSessionsOf = async (db: Db, account: unknown, kept: string | null = null): Promise<void> => {
  const others = sql`delete from ${sql.table(SESSIONS)} where account = ${String(account)} and token_hash <> ${kept === null ? "" : hashOf(kept)}`;
  await others.execute(db);
  if (kept === null) await forgetBrowsersOf(db, String(account));
};

/** Answers how many were over. */
export const purgeSessions = async (db: Db, now: number): Promise<number> => {
  const done = await sql`delete from ${sql.table(SESSIONS)} where ${own.expires} <= ${now}`.execute(db);
  return Number(done.numAffectedRows ?? 0n);
};
