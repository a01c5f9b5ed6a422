// Chooses the tested cells of the matrix: all with FULL=1, otherwise a sample. The name of a cell decides, so that every run
// tests the same ones.
import { createHash } from "node:crypto";
import { isFull } from "../effort";

/** For combinations of more than two parts, one of this many is tested. */
const ONE_OF = 24;

const numberOf = (parts: readonly string[]): number =>
  createHash("sha256").update(parts.join("\n")).digest().readUInt32BE(0);

export const isTestChosen = (...parts: readonly string[]): boolean => isFull || numberOf(parts) % ONE_OF === 0;

/** Pairs that failed once. They are always tested. */
const FAILED = new Set(["goods agent"]);

/** Whether a pair of call and role is tested: with FULL=1 all, otherwise a quarter of them. */
export const isPairChosen = (...parts: readonly string[]): boolean =>
  isFull || FAILED.has(parts.join(" ")) || numberOf(["store", ...parts]) % 4 === 0;
