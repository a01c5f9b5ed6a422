// A session is a random token. The store keeps only its hash, so that nobody can sign in with what the store holds.
import * as own from "../wire/ownNames";
import { DAY, HOUR, MINUTE } from "../wire/seconds";
import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { NOTES, rewriteNote, SESSIONS } from "../storage/bookkeeping";
import type { Db } from "../storage/Store";
import { forgetBrowsersOf } from "./browsers";

/** Seconds from its last use until a session ends. */
export const IDLE = 12 * HOUR;
/** Seconds from its start until a session ends, even if it is still used. */
const LONGEST = 30 * DAY;
/** Seconds between two extensions of a session, so that not every read causes a write. */
const STEP = 5 * MINUTE;
const RIGHTS = "rights";
/** Prefix of the account in sessions of app users. No account of the console has such a key. */
export const VISITOR = "visitor:";

/** The SHA-256 hash of a text, as hex. The store keeps tokens and codes as their hash only. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Starts a session. Only this answer has the token. `now` and `expires` are seconds since 1970. */
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
  /**
   * A mark that changes whenever rights change, on any instance; null before the first change. Cached rights with
   * another mark are out of date.
   */
  readonly rights: string | null;
}

interface StoredSession {
  readonly token_hash: string;
  readonly account: string;
  readonly began: number;
  readonly ends: number;
  readonly rights: string | null;
}

/**
 * Finds sessions by the hashes of their tokens and extends them. Those that do not exist or have ended are left out.
 */
export const openSessions = async (
  db: Db,
  hashes: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, FoundSession>> => {
  const { rows } =
    await sql<StoredSession>`select token_hash, account, ${own.created} as began, ${own.expires} as ends, (select value from ${sql.table(NOTES)} where note = ${RIGHTS}) as rights from ${sql.table(SESSIONS)} where token_hash in (${sql.join(hashes)})`.execute(
      db,
    );
  const found = new Map<string, FoundSession>();
  for (const { token_hash, account, began, ends, rights } of rows) {
    const expires = Number(ends);
    if (expires <= now) continue;
    found.set(token_hash, { account: String(account), rights });
    const prolonged = Math.min(now + IDLE, Number(began) + LONGEST);
    if (prolonged > expires + STEP)
      await db
        .updateTable(SESSIONS)
        .set({ [own.EXPIRES]: prolonged })
        .where("token_hash", "=", token_hash)
        .execute();
  }
  return found;
};

/** Finds a session and extends it. Null if it does not exist or has ended. */
export const openSession = async (db: Db, token: string, now: number): Promise<FoundSession | null> => {
  const hash = hashOf(token);
  return (await openSessions(db, [hash], now)).get(hash) ?? null;
};

/** The key of the session's account; null if the session does not exist or has ended. */
export const findSession = async (db: Db, token: string, now: number): Promise<string | null> =>
  (await openSession(db, token, now))?.account ?? null;

/** Call it in the transaction that changes rights: it makes all instances drop the rights they have cached. */
export const changeRights = (db: Db): Promise<void> =>
  rewriteNote(db, RIGHTS, randomBytes(8).toString("hex"), Number.MAX_SAFE_INTEGER);

export const endSession = async (db: Db, token: string): Promise<void> => {
  await db.deleteFrom(SESSIONS).where("token_hash", "=", hashOf(token)).execute();
};

/**
 * Ends all sessions of an account but `kept`, since nobody may stay signed in with a former password. Without `kept`,
 * the known browsers of the account are forgotten too.
 */
export const endSessionsOf = async (db: Db, account: unknown, kept: string | null = null): Promise<void> => {
  const others = sql`delete from ${sql.table(SESSIONS)} where account = ${String(account)} and token_hash <> ${kept === null ? "" : hashOf(kept)}`;
  await others.execute(db);
  if (kept === null) await forgetBrowsersOf(db, String(account));
};

/** Deletes sessions that have ended and answers their number. */
export const purgeSessions = async (db: Db, now: number): Promise<number> => {
  const done = await sql`delete from ${sql.table(SESSIONS)} where ${own.expires} <= ${now}`.execute(db);
  return Number(done.numAffectedRows ?? 0n);
};
