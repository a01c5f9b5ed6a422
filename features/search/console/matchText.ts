// How well a text matches the typed text: literally, by the beginnings of its words, or by pinyin and its initials.
import pinyin from "pinyin-match";
import type { LabelRange } from "./Finding";

export interface TextMatch {
  /** A lower cost is a better match. */
  readonly cost: number;
  /** The matching part of the text. Null when several separate words match. */
  readonly range: LabelRange | null;
}

const HAN = /\p{Script=Han}/u;
/** Letters and digits, as people type pinyin: "sbgl", "shebei guanli". */
const LATIN = /^[a-z\d][a-z\d' ]*$/;

const written = (text: string, wanted: string): TextMatch | null => {
  const at = text.toLowerCase().indexOf(wanted);
  if (at < 0) return null;
  const range = [at, at + wanted.length] as const;
  if (at === 0) return { cost: text.length === wanted.length ? 0 : 1, range };
  return { cost: /[\p{L}\p{N}]/u.test(text[at - 1] ?? "") && !HAN.test(text[at] ?? "") ? 4 : 2, range };
};

const matchSpelled = (text: string, wanted: string): TextMatch | null => {
  if (!LATIN.test(wanted) || !HAN.test(text)) return null;
  const found = pinyin.match(text, wanted.replaceAll(/[' ]/g, ""));
  return found ? { cost: found[0] === 0 ? 2 : 3, range: [found[0], found[1] + 1] } : null;
};

const byWords = (text: string, wanted: string): TextMatch | null => {
  const words = wanted.split(/\s+/);
  const inside = text.toLowerCase();
  return words.length > 1 && words.every((word) => inside.includes(word)) ? { cost: 5, range: null } : null;
};

/** @param wanted the typed text in lower case, trimmed. Null when the text does not match. */
export const matchText = (text: string, wanted: string): TextMatch | null =>
  written(text, wanted) ?? matchSpelled(text, wanted) ?? byWords(text, wanted);
