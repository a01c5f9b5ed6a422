// A session is a random token. The store keeps only its hash, so nobody who reads the store can sign in with it.
import * as own from "../wire/ownNames";
import { DAY, HOUR, MINUTE } from "../wire/seconds";
import { hash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { NOTES_TABLE, rewriteNote, SESSIONS_TABLE } from "../storage/bookkeeping";
import type { Db, Row } from "../storage/Store";
import { deleteBrowsersOf } from "./browsers";

/** Seconds from its last use until a session ends. */
export const IDLE_SECONDS = 12 * HOUR;
/** Seconds from its start until a session ends, even if it is still used. */
const LONGEST = 30 * DAY;
/** Seconds that somebody may view the console as a role. */
const SEEING = HOUR;
/** Seconds between two extensions of a session, so that not every read causes a write. */
const STEP = 5 * MINUTE;
/** Seconds between two updates of the time when a session was last used. */
const SEEN_STEP = MINUTE;
const RIGHTS = "rights";
/** Prefix of the account in sessions of app users, who have no account of the console. */
export const VISITOR_PREFIX = "visitor:";

/** The SHA-256 hash of a text, as hex. The store keeps only hashes of tokens and codes. */
export const hashToken = (token: string): string => hash("sha256", token);

/** Where somebody signs in: the description of the browser, and its network address. */
export interface SignInPlace {
  readonly agent: string;
  readonly address: string;
}

const NOWHERE: SignInPlace = { agent: "", address: "" };

/** The facts of an identity provider about a sign-in. */
export interface ProviderFacts {
  /** When the person proved their identity, in seconds since 1970; 0 if that is unknown. */
  readonly proven: number;
  /** Whether they used a second factor. */
  readonly byFactor: boolean;
}

/** Starts a session. Only this answer contains the token. `now` and `expires` are seconds since 1970. */
export const beginSession = async (
  db: Db,
  account: string | number,
  now: number,
  { agent, address }: SignInPlace = NOWHERE,
  { proven, byFactor }: ProviderFacts = { proven: now, byFactor: false },
): Promise<{ token: string; expires: number }> => {
  const token = randomBytes(32).toString("base64url");
  const expires = now + IDLE_SECONDS;
  await db
    .insertInto(SESSIONS_TABLE)
    .values({
      token_hash: hashToken(token),
      account: String(account),
      agent,
      address,
      seen: now,
      proven,
      vouched: byFactor ? 1 : 0,
      [own.CREATED]: now,
      [own.EXPIRES]: expires,
    })
    .execute();
  return { token, expires };
};

/** When the owner of a session last proved their identity, in seconds since 1970; 0 if that is unknown. */
export const readProofTime = async (db: Db, token: string): Promise<number> => {
  const { rows } =
    await sql<Row>`select proven from ${sql.table(SESSIONS_TABLE)} where token_hash = ${hashToken(token)}`.execute(db);
  return Number(rows[0]?.proven ?? 0);
};

/** When a session began, in seconds since 1970; 0 if there is none. */
export const readBeginTime = async (db: Db, token: string): Promise<number> => {
  const session = sql<Row>`select ${own.createdColumn} as began from ${sql.table(SESSIONS_TABLE)} where token_hash = ${hashToken(token)}`;
  const { rows } = await session.execute(db);
  return Number(rows[0]?.began ?? 0);
};

/** Notes that the owner of this session has proved their identity again. Other sessions are not affected. */
export const recordProof = async (db: Db, token: string, now: number): Promise<void> => {
  await sql`update ${sql.table(SESSIONS_TABLE)} set proven = ${now} where token_hash = ${hashToken(token)}`.execute(db);
};

/** An SQL query for the mark of rights: see `FoundSession`. */
export const rightsMarkSql = () => sql`(select value from ${sql.table(NOTES_TABLE)} where note = ${RIGHTS})`;

/** The current mark of rights. While it is unchanged, rights that were read earlier are still valid. */
export const readRightsMark = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ rights: string | null }>`select ${rightsMarkSql()} as rights`.execute(db);
  return rows[0]?.rights ?? "";
};

/** The role that a person views the console as, and the company for which. */
export interface ViewedRole {
  readonly role: string;
  readonly from: string | null;
}

export interface FoundSession {
  readonly account: string;
  /** Null for a session with the account's own roles. */
  readonly sight: ViewedRole | null;
  /**
   * The mark of rights changes whenever rights change, on any instance; null before the first change. Rights that were
   * cached with another mark are out of date.
   */
  readonly rights: string | null;
  /** Whether an identity provider confirmed a second factor. */
  readonly isVouched: boolean;
}

interface StoredSession {
  readonly token_hash: string;
  readonly account: string;
  readonly began: number;
  readonly ends: number;
  readonly seen: number | null;
  readonly rights: string | null;
  readonly sees: string | null;
  readonly sees_from: string | null;
  readonly vouched: number | null;
}

/** Finds sessions by the hashes of their tokens and extends them. Leaves out missing and ended sessions. */
export const openSessions = async (
  db: Db,
  hashes: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, FoundSession>> => {
  const stored = sql<StoredSession>`select token_hash, account, ${own.createdColumn} as began, ${own.expiresColumn} as ends, seen, sees, sees_from, vouched, ${rightsMarkSql()} as rights from ${sql.table(SESSIONS_TABLE)} where token_hash in (${sql.join(hashes)})`;
  const { rows } = await stored.execute(db);
  const found = new Map<string, FoundSession>();
  for (const { token_hash, account, began, ends, seen, rights, sees, sees_from: from, vouched } of rows) {
    const expires = Number(ends);
    if (expires <= now) continue;
    const sight = sees === null ? null : { role: sees, from };
    found.set(token_hash, { account: String(account), rights, sight, isVouched: Number(vouched) === 1 });
    const prolonged = Math.min(now + IDLE_SECONDS, Number(began) + (sees === null ? LONGEST : SEEING));
    const isDue = prolonged > expires + STEP;
    if (isDue || Number(seen) + SEEN_STEP <= now)
      await db
        .updateTable(SESSIONS_TABLE)
        .set({ seen: now, ...(isDue ? { [own.EXPIRES]: prolonged } : {}) })
        .where("token_hash", "=", token_hash)
        .execute();
  }
  return found;
};

/** Finds a session and extends it. Null if it does not exist or has ended. */
export const openSession = async (db: Db, token: string, now: number): Promise<FoundSession | null> => {
  const hash = hashToken(token);
  return (await openSessions(db, [hash], now)).get(hash) ?? null;
};

/** The key of the session's account; null if the session does not exist or has ended. */
export const findSession = async (db: Db, token: string, now: number): Promise<string | null> =>
  (await openSession(db, token, now))?.account ?? null;

/** Call this in the transaction that changes rights. All instances then drop their cached rights. */
export const noteRightsChange = (db: Db): Promise<void> => rewriteNote(db, RIGHTS, randomBytes(8).toString("hex"));

/**
 * Starts a session that views the console as a role, within the session of `token`. Ends an earlier one within it. Only
 * this answer contains the new token.
 */
export const beginRoleView = async (
  db: Db,
  account: string | number,
  { role, from }: ViewedRole,
  token: string,
  now: number,
): Promise<{ token: string; expires: number }> => {
  const made = randomBytes(32).toString("base64url");
  const expires = now + SEEING;
  await sql`delete from ${sql.table(SESSIONS_TABLE)} where within = ${hashToken(token)}`.execute(db);
  await db
    .insertInto(SESSIONS_TABLE)
    .values({
      token_hash: hashToken(made),
      account: String(account),
      seen: now,
      sees: role,
      sees_from: from,
      within: hashToken(token),
      [own.CREATED]: now,
      [own.EXPIRES]: expires,
    })
    .execute();
  return { token: made, expires };
};

/** Ends a session that views the console as a role. The session that started it continues. */
export const endRoleView = async (db: Db, token: string): Promise<void> => {
  await sql`delete from ${sql.table(SESSIONS_TABLE)} where token_hash = ${hashToken(token)} and sees is not null`.execute(
    db,
  );
};

/** Ends a session and the role sessions within it. With the token of a role session, also ends the session that started it. */
export const endSession = async (db: Db, token: string): Promise<void> => {
  const hash = hashToken(token);
  const { rows } = await sql<Row>`select within from ${sql.table(SESSIONS_TABLE)} where token_hash = ${hash}`.execute(
    db,
  );
  const whole = rows[0]?.within ?? hash;
  await sql`delete from ${sql.table(SESSIONS_TABLE)} where token_hash = ${whole} or within = ${whole}`.execute(db);
};

/**
 * Ends all sessions of an account except `kept`, because nobody may stay signed in with a former password. Without
 * `kept`, the account's known browsers are forgotten, too.
 */
export const endSessionsOf = async (db: Db, account: unknown, kept: string | null = null): Promise<void> => {
  const others = sql`delete from ${sql.table(SESSIONS_TABLE)} where account = ${String(account)} and token_hash <> ${kept === null ? "" : hashToken(kept)}`;
  await others.execute(db);
  if (kept === null) await deleteBrowsersOf(db, String(account));
};

/** A session as its owner sees it. Times are seconds since 1970; 0 if an earlier version did not note it. */
export interface OwnSession extends SignInPlace {
  /** A part of the token's hash. It reveals nothing about the token. */
  readonly id: string;
  readonly began: number;
  readonly seen: number;
  readonly isCurrent: boolean;
}

const ID_LENGTH = 16;

const idOf = (tokenHash: string): string => tokenHash.slice(0, ID_LENGTH);

/** The open sessions of an account, last used first. `token` is that of the caller's own session. */
export const listSessionsOf = async (
  db: Db,
  account: string | number,
  token: string,
  now: number,
): Promise<readonly OwnSession[]> => {
  const { rows } = await sql<
    StoredSession & SignInPlace
  >`select token_hash, ${own.createdColumn} as began, seen, agent, address from ${sql.table(SESSIONS_TABLE)} where account = ${String(account)} and sees is null and ${own.expiresColumn} > ${now} order by coalesce(seen, 0) desc, token_hash`.execute(
    db,
  );
  const current = hashToken(token);
  return rows.map(({ token_hash, began, seen, agent, address }) => ({
    id: idOf(token_hash),
    agent: agent ?? "",
    address: address ?? "",
    began: Number(began),
    seen: Number(seen ?? 0),
    isCurrent: token_hash === current,
  }));
};

/** Ends one session of an account. Answers whether there was one with this id. */
export const endSessionWithId = async (db: Db, account: string | number, id: string): Promise<boolean> => {
  const ending = sql`delete from ${sql.table(SESSIONS_TABLE)} where account = ${String(account)} and ${id} in (substr(token_hash, 1, ${sql.lit(ID_LENGTH)}), substr(coalesce(within, ''), 1, ${sql.lit(ID_LENGTH)}))`;
  const ended = await ending.execute(db);
  return Number(ended.numAffectedRows ?? 0n) > 0;
};

/** Deletes sessions that have ended and answers their number. */
export const purgeSessions = async (db: Db, now: number): Promise<number> => {
  const done = await sql`delete from ${sql.table(SESSIONS_TABLE)} where ${own.expiresColumn} <= ${now}`.execute(db);
  return Number(done.numAffectedRows ?? 0n);
};
