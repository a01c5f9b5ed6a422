// Describes mistakes for the page: with the lines around them, and the word that was meant.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../generator/index";
import type { MistakeFinder, Mistake, MistakePlace } from "./messages";

/** Lines to show before and after the line of a mistake. */
const AROUND = 2;

const linesOf = (root: string, file: string): readonly string[] => {
  try {
    return readFileSync(join(root, file), "utf8").split(/\r?\n/);
  } catch {
    return [];
  }
};

const meantBy = (line: string, column: number, message: string, fix: string): MistakePlace["meant"] => {
  const [, right] = /^Did you mean `([^`]+)`\?/.exec(fix) ?? [];
  const [, wrong] = /^["']?([\w.-]+)/.exec(line.slice(column - 1)) ?? [];
  return right !== undefined && wrong !== undefined && message.includes(wrong) ? { wrong, right } : null;
};

interface Found {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly fix: string;
}

export const mistakePlaceOf = (root: string, { file, line, column, message, fix }: Found): MistakePlace => {
  const lines = linesOf(root, file);
  const first = Math.max(1, line - AROUND);
  return {
    file,
    line,
    column,
    frame: lines.slice(first - 1, line + AROUND).map((text, at) => ({ number: first + at, text })),
    meant: meantBy(lines[line - 1] ?? "", column, message, fix),
  };
};

export const mistakeOf = (root: string, { code, message, fix, where }: Problem): Mistake => ({
  finder: "Definition",
  code,
  message,
  fix,
  place: mistakePlaceOf(root, { ...where, message, fix }),
});

/** A mistake that is in no file, such as a platform that cannot start. */
export const mistakeWithoutPlace = (finder: MistakeFinder, error: unknown): Mistake => ({
  finder,
  code: "",
  message: error instanceof Error ? error.message : String(error),
  fix: "",
  place: null,
});
