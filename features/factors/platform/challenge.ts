// Between the password and the second step of a sign-in there is no session, only a challenge: a random token, whose
// hash is stored. It is valid for a few attempts, in the browser that sent the password.
import { randomBytes } from "node:crypto";
import { rewriteNote, consumeNote } from "../../../platform/framework/storage/bookkeeping";
import type { FirstStep } from "../../../platform/framework/access/SignInMethod";
import type { Db } from "../../../platform/framework/storage/Store";
import { MINUTE } from "../../../platform/framework/wire/seconds";
import { hashToken } from "../../../platform/framework/access/sessions";

/** Seconds until a challenge ends. */
export const CHALLENGE_LIFETIME = 5 * MINUTE;
const TRIES = 5;

interface Challenge {
  readonly account: string;
  readonly device: string;
  /** A hash of the stored password: a challenge ends when the password changes. */
  readonly password: string;
  /** The identity provider of the first step. */
  readonly provider?: FirstStep | undefined;
  readonly tries: number;
  /** When the challenge ends, in seconds since 1970. */
  readonly ends: number;
}

export type ChallengedAccount = Pick<Challenge, "account" | "device" | "password" | "provider">;

const noteOf = (token: string): string => `challenge:${hashToken(token)}`;

export const makeChallenge = async (db: Db, challenged: ChallengedAccount, now: number): Promise<string> => {
  const token = randomBytes(32).toString("base64url");
  const ends = now + CHALLENGE_LIFETIME;
  await rewriteNote(db, noteOf(token), JSON.stringify({ ...challenged, tries: TRIES, ends }), ends);
  return token;
};

/** Takes the challenge out of the store, so that no other request uses it at the same moment. Null if it has ended. */
export const consumeChallenge = async (db: Db, token: unknown, now: number): Promise<Challenge | null> => {
  if (typeof token !== "string" || token === "") return null;
  const text = await consumeNote(db, noteOf(token), now);
  return text === null ? null : JSON.parse(text);
};

/** Puts a challenge back after an attempt, unless no attempt is left. */
export const restoreChallenge = async (db: Db, token: string, challenge: Challenge): Promise<void> => {
  if (challenge.tries > 0) await rewriteNote(db, noteOf(token), JSON.stringify(challenge), challenge.ends);
};
