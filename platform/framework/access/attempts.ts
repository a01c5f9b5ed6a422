// Slows down password guessing. Tries are counted before the password is checked, per account and address. Only the
// sender of wrong passwords waits, longer each time. Guessing from many addresses is also slowed down: above a number
// of tries on one account, new addresses get turns, one every few seconds, and the answer says when the next turn is. A
// browser that signed in before is counted separately, so that strangers cannot lock out the owner of an account.
import { DAY, HOUR } from "../wire/seconds";
import * as own from "../wire/ownNames";
import { sql } from "kysely";
import { Failure } from "../wire/Failure";
import { ATTEMPTS_TABLE } from "../storage/bookkeeping";
import type { Db, Store } from "../storage/Store";
import { transact } from "../storage/transact";
import { hashToken } from "./sessions";

/** Seconds to wait after the first, second, third try, and so on. The last value is for all later tries. */
const WAITS = {
  stranger: [0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 1200, 2400, 3600],
  known: [0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 10, 20, 40, 60],
} as const;
/** How many tries strangers have on one account before they must wait. The count restarts after a day without tries. */
const CROWD = 20;
/** Seconds between two turns, and the longest time that anybody waits for a turn. */
const TURN = 5;
const LONGEST_TURN = HOUR;
/** Wrong tries after which the next one needs a verification picture. */
export const TRIES_WITHOUT_PICTURE = 3;

export interface Attempt {
  /** The account whose password is checked, such as a user id, or the answer of `sessionAttemptKey`. Case is ignored. */
  readonly account: string;
  readonly address: string;
  /** The key of a browser that signed in to this account before; null for a stranger. */
  readonly browser: string | null;
}

const groupsOf = (address: string): readonly string[] => address.split(":").filter((group) => group !== "");

/** An IPv4 address, or the /64 network of an IPv6 address, because providers assign one /64 to a household. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const zeros = "0:".repeat(Math.max(0, 8 - groupsOf(plain).length));
  return groupsOf(plain.replace("::", `:${zeros}`))
    .slice(0, 4)
    .join(":");
};

const crowdOf = ({ account }: Attempt): string => `crowd:${hashToken(account.toLowerCase())}`;

/** The key of the counter. It starts with the hash of the account, so that all tries on one account can be found. */
const placeOf = ({ account, address, browser }: Attempt): string => {
  const whose = hashToken(account.toLowerCase());
  return browser === null
    ? `pair:${whose}:${hashToken(`${whose}\n${networkOf(address)}`)}`
    : `known:${whose}:${hashToken(`${whose}\n${browser}`)}`;
};

/** The account name for tries within a session (changing one's own password). They are counted separately from signing in. */
export const sessionAttemptKey = (key: string | number): string => `own ${key}`;

/** Forgets all tries on the password of an account, from all addresses and browsers. The next try need not wait. */
export const deletePasswordTries = async (
  db: Db,
  { userId, key }: { readonly userId: string; readonly key: string | number },
): Promise<void> => {
  for (const account of [userId, sessionAttemptKey(key)]) {
    const whose = hashToken(account.toLowerCase());
    const places = ["pair", "known"].map((kind) => sql`place like ${`${kind}:${whose}:%`}`);
    await sql`delete from ${table} where place = ${`crowd:${whose}`} or ${sql.join(places, sql` or `)}`.execute(db);
  }
};

interface Stored {
  readonly tries: number;
  readonly next: number;
}

const table = sql.table(ATTEMPTS_TABLE);
const tries = sql.ref(`${ATTEMPTS_TABLE}.tries`);

/**
 * Counts one more try and answers the number of tries. A try that is too early changes nothing and answers undefined. A
 * wait longer than the longest one comes from a clock that was ahead, and is ignored.
 */
const countOne = async (db: Db, place: string, now: number, waits: readonly number[]): Promise<number | undefined> => {
  const next = sql`case when ${sql.ref(`${ATTEMPTS_TABLE}.${own.EXPIRES}`)} <= ${now} then 1 else ${tries} + 1 end`;
  const wait = sql`case ${sql.join(
    waits.map((seconds, index) => sql`when ${next} = ${sql.lit(index + 1)} then ${sql.lit(seconds)}`),
    sql` `,
  )} else ${sql.lit(waits.at(-1) ?? 0)} end`;
  const done = await sql<Stored>`insert into ${table} (place, tries, ${own.nextColumn}, turn, ${own.expiresColumn})
    values (${place}, 1, ${now}, 0, ${now + DAY})
    on conflict (place) do update set tries = ${next}, ${own.nextColumn} = cast(${now} as bigint) + ${wait}, ${own.expiresColumn} = ${now + DAY}
    where ${sql.ref(`${ATTEMPTS_TABLE}.${own.NEXT}`)} <= ${now} or ${sql.ref(`${ATTEMPTS_TABLE}.${own.NEXT}`)} > ${now + Math.max(LONGEST_TURN + TURN, ...waits)} or ${sql.lit(waits.length)} = 1
    returning tries, ${own.nextColumn} as next`.execute(db);
  const [row] = done.rows;
  return row === undefined ? undefined : Number(row.tries);
};

const read = async (db: Db, place: string, now: number): Promise<Stored & { readonly until: number }> => {
  const found = await sql<
    Stored & { readonly until: number }
  >`select tries, ${own.nextColumn} as next, ${own.expiresColumn} as until from ${table} where place = ${place} and ${own.expiresColumn} > ${now}`.execute(
    db,
  );
  const [row] = found.rows;
  return { tries: Number(row?.tries ?? 0), next: Number(row?.next ?? 0), until: Number(row?.until ?? now) };
};

const takeBack = (db: Db, place: string) =>
  sql`update ${table} set tries = tries - 1 where place = ${place} and tries > 0`.execute(db);

/** Takes the next free turn of an account and answers its time. */
const takeTurn = async (db: Db, crowd: string, now: number): Promise<number> => {
  const soonest = sql`case when turn > ${now} then turn else ${now} end`;
  const latest = now + LONGEST_TURN;
  const done = await sql<{
    turn: number;
  }>`update ${table} set turn = (case when ${soonest} < ${latest} then ${soonest} else ${latest} end) + ${TURN} where place = ${crowd} returning turn`.execute(
    db,
  );
  return Number(done.rows[0]?.turn ?? now + TURN) - TURN;
};

/** Answers `now` if the turn of this try has come or is free, otherwise the time of its turn. */
const waitForTurn = async (db: Db, place: string, crowd: string, now: number): Promise<number> => {
  const used = await sql`update ${table} set turn = 0 where place = ${place} and turn > 0 and turn <= ${now}`.execute(
    db,
  );
  if (used.numAffectedRows === 1n) return now;
  const turn = await takeTurn(db, crowd, now);
  if (turn <= now) return now;
  await sql`update ${table} set turn = ${turn}, ${own.nextColumn} = ${turn}, tries = tries - 1 where place = ${place}`.execute(
    db,
  );
  await takeBack(db, crowd);
  return turn;
};

const tooEarly = (until: number, now: number, more: object = {}): Failure => {
  const seconds = Math.max(1, until - now);
  return new Failure(514, "wait", { seconds, ...more }, { seconds });
};

/**
 * Counts a try before its password is checked, so that parallel tries count like tries one after another.
 * @throws Failure 514 with `data.seconds`, the time until the next try is allowed
 */
export const countPasswordTry = async (store: Store, attempt: Attempt, now: number): Promise<void> => {
  const place = placeOf(attempt);
  const until = await transact(store, async (db) => {
    const waits = attempt.browser === null ? WAITS.stranger : WAITS.known;
    if ((await countOne(db, place, now, waits)) === undefined) return (await read(db, place, now)).next;
    if (attempt.browser !== null) return now;
    const crowd = crowdOf(attempt);
    const all = (await countOne(db, crowd, now, [0])) ?? 0;
    return all > CROWD ? waitForTurn(db, place, crowd, now) : now;
  });
  if (until > now) throw tooEarly(until, now);
};

/** Forgets this try, because the password was right. */
export const cancelPasswordTry = async (store: Store, attempt: Attempt): Promise<void> => {
  await transact(store, async (db) => {
    await sql`delete from ${table} where place = ${placeOf(attempt)}`.execute(db);
    if (attempt.browser === null) await takeBack(db, crowdOf(attempt));
  });
};

/** Whether the next try needs a picture: after wrong tries from this place, or many tries of strangers on the account. */
export const isPictureDue = async (db: Db, attempt: Attempt, now: number): Promise<boolean> => {
  if ((await read(db, placeOf(attempt), now)).tries >= TRIES_WITHOUT_PICTURE) return true;
  return attempt.browser === null && (await read(db, crowdOf(attempt), now)).tries >= CROWD;
};

/** The answer to a wrong password: when the next try is allowed, and whether it needs a picture. */
export const wrongTryFailure = async (db: Db, attempt: Attempt, now: number, otherwise: Failure): Promise<Failure> => {
  const { next } = await read(db, placeOf(attempt), now);
  const verify = await isPictureDue(db, attempt, now);
  if (next > now) return tooEarly(next, now, { verify });
  const data = typeof otherwise.data === "object" ? otherwise.data : {};
  return new Failure(otherwise.code, otherwise.context, { ...data, verify }, otherwise.words);
};

/** Counts an event at a place. The count ends `seconds` after the first event; a later end (wrong clock) is ignored. */
export const countEvents = async (
  store: Store,
  place: string,
  now: number,
  seconds: number,
): Promise<{ readonly times: number; readonly until: number }> => {
  const ends = sql.ref(`${ATTEMPTS_TABLE}.${own.EXPIRES}`);
  const isOver = sql`(${ends} <= ${now} or ${ends} > ${now + seconds})`;
  const [row] = await transact(store, async (db) => {
    const done = await sql<{
      tries: number;
      until: number;
    }>`insert into ${table} (place, tries, ${own.nextColumn}, turn, ${own.expiresColumn})
      values (${place}, 1, 0, 0, ${now + seconds})
      on conflict (place) do update set tries = case when ${isOver} then 1 else ${tries} + 1 end, ${own.expiresColumn} = case when ${isOver} then excluded.${own.expiresColumn} else ${ends} end
      returning tries, ${own.expiresColumn} as until`.execute(db);
    return done.rows;
  });
  return { times: Number(row?.tries ?? 0), until: Number(row?.until ?? now) };
};

interface Limit {
  readonly most: number;
  readonly seconds: number;
}

const tooOften = (until: number, now: number): Failure => {
  const wait = Math.max(1, until - now);
  return new Failure(429, "rate", { retry_after: wait }, { seconds: wait });
};

/** Counts one event like `countEvents`. @throws Failure 429 if there were more than `most` */
export const limitEvents = async (
  store: Store,
  place: string,
  now: number,
  { most, seconds }: Limit,
): Promise<void> => {
  const { times, until } = await countEvents(store, place, now, seconds);
  if (times > most) throw tooOften(until, now);
};

/**
 * Runs work that fails when somebody guesses wrong, and counts the failures that `isGuess` recognizes. Concurrent
 * requests are all answered. @throws Failure 429 after `most` failures
 */
export const limitGuesses = async <Result>(
  store: Store,
  at: { readonly place: string; readonly now: number; readonly limit: Limit; isGuess(failure: Failure): boolean },
  work: () => Promise<Result>,
): Promise<Result> => {
  const { place, now, limit } = at;
  const { tries: wrong, until } = await read(store.db, place, now);
  if (wrong >= limit.most && until <= now + limit.seconds) throw tooOften(until, now);
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && at.isGuess(error)) await countEvents(store, place, now, limit.seconds);
    throw error;
  }
};

/** Deletes expired counters and answers their number. */
export const purgeAttempts = async (db: Db, now: number): Promise<number> => {
  const done = await sql`delete from ${table} where ${own.expiresColumn} <= ${now}`.execute(db);
  return Number(done.numAffectedRows ?? 0n);
};
