// Which passwords nobody may choose: short ones, and what a guesser tries first. Consoles send a password transformed together
// with the user id, of which no length can be told; so what is guessed first is transformed likewise and compared.
import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import common from "./commonPasswords.json";

export const LEAST_PASSWORD = 8;
const TRANSFORMED = /^[0-9a-f]{64}$/;
/** Hashes between two pauses, so that other requests are not held up. */
const AT_ONCE = 500;

/** Whose password it is: what names them is guessed first. */
export interface Owner {
  readonly userId: string;
  /** Names of the person and the company, addresses, numbers. */
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
const varied = (word: string): string[] =>
  ["", ...ENDINGS].flatMap((ending) => [`${word}${ending}`, `${capital(word)}${ending}`]);

/** Neighbours on the keyboard or in the alphabet, and one sign or two over and over. */
const runs = (): string[] => {
  const rows = ROWS.flatMap((row) => [row, backwards(row)]);
  const parts = rows.flatMap((row) =>
    [...row].flatMap((_, from) => [4, 5, 6, 7, 8, 9, 10, 11].map((length) => row.slice(from, from + length))),
  );
  const signs = [..."abcdefghijklmnopqrstuvwxyz0123456789"];
  const repeated = signs.flatMap((sign) => Array.from({ length: LONGEST - 3 }, (_, more) => sign.repeat(more + 4)));
  return [...parts.filter((part) => part.length >= 4), ...repeated];
};

const ANYBODYS = [...new Set([...COMMON, ...VARIED.flatMap(varied), ...runs()])];
const KNOWN = new Set(ANYBODYS.map((text) => text.toLowerCase()));

/** A name, its parts, and both without what separates them. */
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

/** Over and over the same, or so few signs that its length means nothing. */
const isMonotonous = (text: string): boolean => /^(.{1,4}?)\1+$/su.test(text) || new Set(text).size < 4;

/** Of a password as it is typed. */
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
  const own = namesOf(owner).flatMap((name) => [...varied(name), backwards(name), `${name}${name}`]);
  const guesses = [...own, ...ANYBODYS];
  for (const [index, guess] of guesses.entries()) {
    if (index % AT_ONCE === 0) await setImmediate();
    if (hash("sha256", `${owner.userId}\n${guess}`) === transformed) return true;
  }
  return false;
};

/** What is wrong with a password that somebody chose, plain or transformed, as the key of its words; null for nothing. */
export const passwordProblem = async (
  password: string,
  owner: Owner,
): Promise<"invalid.tooShort" | "invalid.guessable" | null> => {
  if (TRANSFORMED.test(password)) return (await isTransformedGuess(password, owner)) ? "invalid.guessable" : null;
  if ([...password].length < LEAST_PASSWORD) return "invalid.tooShort";
  return isPlainGuess(password, owner) ? "invalid.guessable" : null;
};
