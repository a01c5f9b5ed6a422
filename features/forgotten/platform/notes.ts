// Notes in the store while a person replaces a forgotten password. Each note is valid for some minutes, and is found by
// the hash of a random token. The first notes contain the hash of the code with the remaining attempts, and the
// account. The last note is the right to choose a password once.
import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { identityOf } from "../../../platform/framework/access/identity";
import { hashToken } from "../../../platform/framework/access/sessions";
import type { Platform } from "../../../platform/framework/Platform";
import { readNote, rewriteNote, consumeNote } from "../../../platform/framework/storage/bookkeeping";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import { isObject, type Params } from "../../../platform/framework/wire/readJson";
import { MINUTE } from "../../../platform/framework/wire/seconds";

/** Seconds for which a code is valid, and later the right to choose a password. */
export const NOTE_LIFETIME = 10 * MINUTE;
const TRIES = 5;
const DIGITS = 8;
const BYTES = 32;

export const makeToken = (): string => randomBytes(BYTES).toString("base64url");

/** `fixed` replaces the random digits; for tests and demos only. */
export const makeCode = (fixed: string | null): string =>
  fixed ?? String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");

export type NoteKind = "asked" | "whose" | "proven";

const noteOf = (kind: NoteKind, token: string): string => `forgotten ${kind}:${hashToken(token)}`;

/** The name of the note that says for which account the code is. It contains only a hash of the token. */
export const accountNoteName = (token: string): string => noteOf("whose", token);

export const storeNote = (db: Db, note: string, value: object, ends: number): Promise<void> =>
  rewriteNote(db, note, JSON.stringify(value), ends);

const parsed = (text: string | null): Params | null => {
  const value: unknown = text === null ? null : JSON.parse(text);
  return isObject(value) ? value : null;
};

export const readRecoveryNote = async (db: Db, kind: NoteKind, token: unknown, now: number): Promise<Params | null> =>
  typeof token === "string" ? parsed(await readNote(db, noteOf(kind, token), now)) : null;

/** If two requests take a note at the same moment, only one gets the note. */
export const consumeRecoveryNote = async (
  db: Db,
  kind: NoteKind,
  token: unknown,
  now: number,
): Promise<Params | null> =>
  typeof token === "string" ? parsed(await consumeNote(db, noteOf(kind, token), now)) : null;

export const storeRecoveryNote = (db: Db, kind: NoteKind, token: string, value: object, ends: number): Promise<void> =>
  storeNote(db, noteOf(kind, token), value, ends);

/**
 * The hash includes the token, which is not stored. So nobody who reads the store can find the code by trying all
 * codes.
 */
const hashOfCode = (token: string, code: string): string => hashToken(`${token}\n${code}`);

export const storeCode = (db: Db, token: string, code: string, ends: number): Promise<void> =>
  storeRecoveryNote(db, "asked", token, { hash: hashOfCode(token, code), tries: TRIES, ends }, ends);

/** Compares in constant time. */
export const matchesCode = (hash: unknown, token: string, code: unknown): boolean => {
  const expected = Buffer.from(String(hash ?? ""));
  const given = Buffer.from(hashOfCode(token, String(code ?? "").trim()));
  return expected.length === given.length && timingSafeEqual(expected, given);
};

/** A hash of the stored password. A code becomes invalid when the password changes. */
export const storedPasswordHash = (platform: Platform, account: Row): string =>
  hashToken(String(account[identityOf(platform).account.password] ?? ""));
