import type { WordTable } from "pilothouse/wire";

type Part = Promise<{ readonly default: WordTable }>;

/** Merges the words of several files into those of one screen. */
export const mergeWords = async (...parts: readonly Part[]): Part => ({
  default: Object.fromEntries((await Promise.all(parts)).flatMap((part) => Object.entries(part.default))),
});
