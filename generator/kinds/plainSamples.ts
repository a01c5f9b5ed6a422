// Demo texts for fields without a text in samples.yaml. No real person or company has them.
import { LANGUAGES } from "../../shared/schema/languages";
import { regExpOf, isOwnPattern, type OwnPattern } from "../../shared/schema/patterns";
import type { Draw } from "./FieldKind";

const WORDS = "atlas beacon cobalt delta ember fjord garnet harbor indigo juniper kestrel lumen".split(" ");

export const randomWord = (draw: Draw): string => draw.pick(WORDS);
export const randomHostName = (draw: Draw): string => `${randomWord(draw)}.example.com`;

const digits = (draw: Draw, count: number): string =>
  Array.from({ length: count }, () => String(draw.integer(0, 9))).join("");
const pair = (draw: Draw): string => draw.integer(0, 255).toString(16).toUpperCase().padStart(2, "0");

/** By pattern of shared/schema: makes a text for it, if a plain word does not match. */
const makers: Readonly<Record<string, (draw: Draw) => string>> = {
  letters: randomWord,
  digits: (draw) => digits(draw, 6),
  code: (draw) => `${randomWord(draw)}-${draw.row + 1}`,
  key: (draw) => `${randomWord(draw)}_${draw.row + 1}`,
  host: randomHostName,
  ip: (draw) => `203.0.113.${draw.integer(1, 254)}`,
  mac: (draw) => Array.from({ length: 6 }, () => pair(draw)).join(":"),
  iccid: (draw) => digits(draw, 19),
  package: (draw) => `com.example.${randomWord(draw)}`,
  version: (draw) => `${draw.integer(1, 4)}.${draw.integer(0, 12)}.${draw.integer(0, 40)}`,
  area: (draw) => `+${draw.integer(1, 99)}`,
  lang: (draw) => draw.pick(LANGUAGES),
  path: (draw) => `/${randomWord(draw)}/${randomWord(draw)}`,
  idCard: (draw) =>
    `${digits(draw, 6)}19${draw.integer(60, 99)}0${draw.integer(1, 9)}1${draw.integer(0, 9)}${digits(draw, 4)}`,
};

/** The example with other digits, if these match too. */
const likeExample = (pattern: OwnPattern, draw: Draw): string => {
  const drawn = pattern.example.replaceAll(/\d/g, () => digits(draw, 1));
  return regExpOf(pattern).test(drawn) ? drawn : pattern.example;
};

/** A text that matches the pattern. Null if a plain word matches. */
export const sampleForPattern = (pattern: unknown, draw: Draw): string | null =>
  isOwnPattern(pattern) ? likeExample(pattern, draw) : (makers[String(pattern)]?.(draw) ?? null);
