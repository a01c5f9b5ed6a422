// Refuses passwords that are short or easily guessed. Consoles transform passwords, so their length is unknown here.
// The likely guesses are transformed in the same way and compared.
import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { guessablePartsOf, isGuessFrom, USUAL_PASSWORDS } from "pilothouse/schema";
import common from "./commonPasswords.json";

export const MIN_PASSWORD_LENGTH = 8;
const TRANSFORMED = /^[0-9a-f]{64}$/;
/** The number of hashes between two pauses, so that other requests are not blocked. */
const AT_ONCE = 500;

/** The owner of a password, whose names are likely guesses. */
export interface PasswordOwner {
  readonly userId: string;
  /** Names of the person and the company, e-mail addresses, numbers. */
  readonly names: readonly unknown[];
}

const COMMON = common.passwords.split(" ");
const VARIED = COMMON.slice(0, 300);
const ENDINGS = ["1", "12", "123", "1234", "123456", "!", "1!", "123!", "@123", "2024", "2025", "2026"];
const ROWS = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb",
];
const LONGEST = 16;

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const backwards = (text: string): string => [...text].toReversed().join("");
const varyWord = (word: string): string[] =>
  ["", ...ENDINGS].flatMap((ending) => [`${word}${ending}`, `${capital(word)}${ending}`]);

/** Rows of neighbouring keys or letters, and repeated characters. */
const runs = (): string[] => {
  const rows = ROWS.flatMap((row) => [row, backwards(row)]);
  const parts = rows.flatMap((row) =>
    [...row].flatMap((_, from) => [4, 5, 6, 7, 8, 9, 10, 11].map((length) => row.slice(from, from + length))),
  );
  const signs = [..."abcdefghijklmnopqrstuvwxyz0123456789"];
  const repeated = signs.flatMap((sign) => Array.from({ length: LONGEST - 3 }, (_, more) => sign.repeat(more + 4)));
  return [...parts.filter((part) => part.length >= 4), ...repeated];
};

const ANYBODYS = [...new Set([...COMMON, ...VARIED.flatMap(varyWord), ...runs()])];
const KNOWN = new Set(ANYBODYS.map((text) => text.toLowerCase()));

/** What people add to a name: a number or a year, with or without a sign before it or after it. */
const endings = (): string[] => {
  const numbers = Array.from({ length: 100 }, (_, at) => [
    String(at),
    String(at).padStart(2, "0"),
    String(1950 + at),
  ]).flat();
  const usual = [
    "123",
    "1234",
    "12345",
    "123456",
    "1234567",
    "12345678",
    "123456789",
    "111",
    "520",
    "666",
    "888",
    "1314",
    "000",
  ];
  const middles = [...new Set([...numbers, ...usual])];
  return ["", "@", "!", "#", ".", "_"].flatMap((sign) => middles.flatMap((one) => [`${sign}${one}`, `${sign}${one}!`]));
};
const AFTER_NAMES = endings();

/** Whether a plain password is easily guessed. */
export const isPlainGuess = (password: string, { userId, names }: PasswordOwner): boolean =>
  KNOWN.has(password.toLowerCase()) || isGuessFrom(password, [userId, ...names]);

const around = function* (name: string): Generator<string> {
  for (const ending of AFTER_NAMES) yield* [`${name}${ending}`, `${capital(name)}${ending}`];
};

/** Guesses, the likeliest first. */
const guessesFor = function* ({ userId, names }: PasswordOwner): Generator<string> {
  const own = guessablePartsOf([userId, ...names]);
  for (const name of own) yield* [...varyWord(name), backwards(name), `${name}${name}`];
  yield* ANYBODYS;
  for (const name of [...own, ...USUAL_PASSWORDS]) yield* around(name);
};

const isTransformedGuess = async (transformed: string, owner: PasswordOwner): Promise<boolean> => {
  let tried = 0;
  for (const guess of guessesFor(owner)) {
    if (tried % AT_ONCE === 0) await setImmediate();
    if (hash("sha256", `${owner.userId}\n${guess}`) === transformed) return true;
    tried += 1;
  }
  return false;
};

/** The message key of the problem of a new password (plain or transformed); null if the password is allowed. */
export const findPasswordProblem = async (
  password: string,
  owner: PasswordOwner,
): Promise<"invalid.tooShort" | "invalid.guessable" | null> => {
  if (TRANSFORMED.test(password)) return (await isTransformedGuess(password, owner)) ? "invalid.guessable" : null;
  if ([...password].length < MIN_PASSWORD_LENGTH) return "invalid.tooShort";
  return isPlainGuess(password, owner) ? "invalid.guessable" : null;
};
