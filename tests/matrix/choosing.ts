// Chooses the tested cells of the matrix: all cells with FULL=1, otherwise a sample. A cell is chosen by its name, so
// every run tests the same cells.
import { createHash } from "node:crypto";
import { isFullRun } from "../effort";

/** Of the combinations with more than two parts, one in 24 is tested. */
const ONE_OF = 24;

const numberOf = (parts: readonly string[]): number =>
  createHash("sha256").update(parts.join("\n")).digest().readUInt32BE(0);

export const isTestChosen = (...parts: readonly string[]): boolean => isFullRun || numberOf(parts) % ONE_OF === 0;

/** Pairs that failed in the past. They are always tested. */
const FAILED = new Set(["goods agent"]);

/** Whether a pair of call and role is tested: every pair with FULL=1, otherwise every fourth. */
export const isPairChosen = (...parts: readonly string[]): boolean =>
  isFullRun || FAILED.has(parts.join(" ")) || numberOf(["store", ...parts]) % 4 === 0;
