// Chooses the tested cells of the matrix: all with FULL=1, otherwise enough to cover every pair of call, role, row and
// store at least once. The name of a cell decides, so that every run tests the same ones.
import { createHash } from "node:crypto";
import type { StoreName } from "../contract/hosts";
import { isFull } from "../effort";

/** For combinations of more than two parts, one of this many is tested. */
const ONE_OF = 12;

const numberOf = (parts: readonly string[]): number =>
  createHash("sha256").update(parts.join("\n")).digest().readUInt32BE(0);

export const isChosen = (...parts: readonly string[]): boolean => isFull || numberOf(parts) % ONE_OF === 0;

/** Whether a pair of call and role is tested on this store. Each is tested on one store, with FULL=1 on both. */
export const isOn = (store: StoreName, ...parts: readonly string[]): boolean =>
  isFull || (numberOf(["store", ...parts]) % 2 === 0) === (store === "SQLite");
