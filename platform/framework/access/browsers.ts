// Browsers that have signed in to an account before: each holds a random token of its own, of which the store keeps a hash
// bound to the account and to the browser's device id. It opens nothing; it only lets its tries be counted by themselves.
import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { BROWSERS } from "../storage/bookkeeping";
import type { Db } from "../storage/Store";

const KEPT = 180 * 86_400;

const table = sql.table(BROWSERS);

const keyOf = (account: string, device: unknown, token: string): string =>
  createHash("sha256")
    .update(JSON.stringify([account, String(device ?? ""), token]))
    .digest("hex");

/** The key of the browser that holds this token; null for a stranger. `account` is what sessions name it by. */
export const knownBrowser = async (
  db: Db,
  account: string,
  { device_id, device_token }: Readonly<Record<string, unknown>>,
  now: number,
): Promise<string | null> => {
  if (typeof device_token !== "string" || device_token === "" || device_token.length > 128) return null;
  const key = keyOf(account, device_id, device_token);
  const found = await sql`select 1 from ${table} where token_hash = ${key} and gmt_expire > ${now}`.execute(db);
  return found.rows.length === 1 ? key : null;
};

/** Once signed in: the token the browser goes on with, its own where it was known. */
export const rememberBrowser = async (
  db: Db,
  account: string,
  { device_id, device_token }: Readonly<Record<string, unknown>>,
  known: string | null,
  now: number,
): Promise<string> => {
  const token = known === null ? randomBytes(24).toString("base64url") : String(device_token);
  const key = known ?? keyOf(account, device_id, token);
  await sql`insert into ${table} (token_hash, account, gmt_expire) values (${key}, ${account}, ${now + KEPT}) on conflict (token_hash) do update set gmt_expire = excluded.gmt_expire`.execute(
    db,
  );
  return token;
};

export const forgetBrowsersOf = async (db: Db, account: string): Promise<void> => {
  await sql`delete from ${table} where account = ${account}`.execute(db);
};

/** Answers how many were over. */
export const purgeBrowsers = async (db: Db, now: number): Promise<number> => {
  const done = await sql`delete from ${table} where gmt_expire <= ${now}`.execute(db);
  return Number(done.numAffectedRows ?? 0n);
};
