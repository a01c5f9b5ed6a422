// A session is a random token of which the store keeps only a hash: who reads the store cannot sign in with it.
import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { SESSIONS } from "../storage/bookkeeping";
import type { Db } from "../storage/Store";
import { forgetBrowsersOf } from "./browsers";

const HOUR = 3600;
/** A session ends this long after its last use. */
export const IDLE = 12 * HOUR;
/** And however often it is used, this long after it began. */
const LONGEST = 30 * 24 * HOUR;
/** It is prolonged at most this often, so that reading does not write each time. */
const STEP = 300;

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
    .values({ token_hash: hashOf(token), account: String(account), gmt_create: now, gmt_expire: expires })
    .execute();
  return { token, expires };
};

/** The account's key, or null when there is no such session or it is over. */
export const findSession = async (db: Db, token: string, now: number): Promise<string | null> => {
  const hash = hashOf(token);
  const found = await db.selectFrom(SESSIONS).selectAll().where("token_hash", "=", hash).executeTakeFirst();
  const expires = Number(found?.gmt_expire ?? 0);
  if (!found || expires <= now) return null;
  const prolonged = Math.min(now + IDLE, Number(found.gmt_create) + LONGEST);
  if (prolonged > expires + STEP)
    await db.updateTable(SESSIONS).set({ gmt_expire: prolonged }).where("token_hash", "=", hash).execute();
  return String(found.account);
};

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
  const done = await sql`delete from ${sql.table(SESSIONS)} where gmt_expire <= ${now}`.execute(db);
  return Number(done.numAffectedRows ?? 0n);
};
