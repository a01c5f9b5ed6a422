// Refuses passwords that are short or that guessers try first. Consoles send passwords transformed, which hides their
// length; so the common guesses are transformed in the same way and compared.
import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import common from "./commonPasswords.json";

export const LEAST_PASSWORD = 8;
const TRANSFORMED = /^[0-9a-f]{64}$/;
/** The number of hashes between two pauses, so that other requests are not blocked. */
const AT_ONCE = 500;

/** The owner of a password. Their names are tried first. */
export interface Owner {
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

/** Runs of neighbouring keys or letters, and one character repeated. */
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

/** The names, their parts, and the names without separators, in lower case. */
const namesOf = ({ userId, names }: Owner): string[] => {
  const texts = [userId, ...names].flatMap((name) =>
    name === undefined || name === null ? [] : [String(name).trim().toLowerCase()],
  );
  const parts = texts.flatMap((text) => [
    text,
    text.replaceAll(/[^\p{L}\p{N}]/gu, ""),
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  return [...new Set(parts)].filter((part) => part.length >= 3);
};

/** Whether a text repeats a part of up to four characters, or has fewer than four different ones. */
const isMonotonous = (text: string): boolean => /^(.{1,4}?)\1+$/su.test(text) || new Set(text).size < 4;

/** Whether a plain password is easily guessed. */
export const isPlainGuess = (password: string, owner: Owner): boolean => {
  const text = password.toLowerCase();
  const bare = text.replace(/[\d\p{P}\p{S}]+$/u, "");
  const names = namesOf(owner);
  return (
    KNOWN.has(text) ||
    isMonotonous(text) ||
    names.includes(text) ||
    names.includes(backwards(text)) ||
    (bare.length >= 3 && names.includes(bare))
  );
};

const isTransformedGuess = async (transformed: string, owner: Owner): Promise<boolean> => {
  const own = namesOf(owner).flatMap((name) => [...varyWord(name), backwards(name), `${name}${name}`]);
  const guesses = [...own, ...ANYBODYS];
  for (const [index, guess] of guesses.entries()) {
    if (index % AT_ONCE === 0) await setImmediate();
    if (hash("sha256", `${owner.userId}\n${guess}`) === transformed) return true;
  }
  return false;
};

/** The translation key of what is wrong with a new password, plain or transformed; null if it is allowed. */
export const findPasswordProblem = async (
  password: string,
  owner: Owner,
): Promise<"invalid.tooShort" | "invalid.guessable" | null> => {
  if (TRANSFORMED.test(password)) return (await isTransformedGuess(password, owner)) ? "invalid.guessable" : null;
  if ([...password].length < LEAST_PASSWORD) return "invalid.tooShort";
  return isPlainGuess(password, owner) ? "invalid.guessable" : null;
};
