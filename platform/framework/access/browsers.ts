// Browsers that signed in to an account before. Each browser keeps a random token; the store keeps a hash of it with the
// account and the browser's device id. The token gives no access. It only makes tries of this browser count separately.
import { DAY } from "../wire/seconds";
import * as own from "../wire/ownNames";
import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { BROWSERS_TABLE } from "../storage/bookkeeping";
import type { Db } from "../storage/Store";

const KEPT = 180 * DAY;

const table = sql.table(BROWSERS_TABLE);

/** The device id and the token that a browser sends. Neither has been checked. */
export interface Browser {
  readonly device: unknown;
  readonly token: unknown;
}

const keyOf = (account: string, device: unknown, token: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify([account, String(device ?? ""), token]))
    .digest("hex");

/** The key of the browser with this token; null for a stranger. `account` is the account's key, as in sessions. */
export const recognizeBrowser = async (
  db: Db,
  account: string,
  { device, token }: Browser,
  now: number,
): Promise<string | null> => {
  const key = keyOf(account, device, token);
  const found = await sql`select 1 from ${table} where token_hash = ${key} and ${own.expiresColumn} > ${now}`.execute(
    db,
  );
  return found.rows.length === 1 ? key : null;
};

/** Call this after sign-in. Answers the token that the browser must store. A known browser keeps its token. */
export const rememberBrowser = async (
  db: Db,
  account: string,
  { device, token }: Browser,
  known: string | null,
  now: number,
): Promise<string> => {
  const kept = known === null ? randomBytes(24).toString("base64url") : String(token);
  const key = known ?? keyOf(account, device, kept);
  await sql`insert into ${table} (token_hash, account, ${own.expiresColumn}) values (${key}, ${account}, ${now + KEPT}) on conflict (token_hash) do update set ${own.expiresColumn} = excluded.${own.expiresColumn}`.execute(
    db,
  );
  return kept;
};

export const deleteBrowsersOf = async (db: Db, account: string): Promise<void> => {
  await sql`delete from ${table} where account = ${account}`.execute(db);
};

/** Deletes expired browsers and answers their number. */
export const purgeBrowsers = async (db: Db, now: number): Promise<number> => {
  const done = await sql`delete from ${table} where ${own.expiresColumn} <= ${now}`.execute(db);
  return Number(done.numAffectedRows ?? 0n);
};
