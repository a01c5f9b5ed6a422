// Which cells of the matrix are looked at: under FULL=1 all of them; otherwise so many that every pair of call, role, row
// and store comes up at least once, dealt out by the cell's own name so that the next run looks at the same ones.
import { createHash } from "node:crypto";
import type { StoreName } from "../contract/hosts";
import { isFull } from "../effort";

/** One of how many is looked at where a combination has more parts than two. */
const ONE_OF = 6;

const numberOf = (parts: readonly string[]): number =>
  createHash("sha256").update(parts.join("\n")).digest().readUInt32BE(0);

export const isChosen = (...parts: readonly string[]): boolean => isFull || numberOf(parts) % ONE_OF === 0;

/** Whether a call of a role is looked at on this store: on one of them always, on both under FULL=1. */
export const isOn = (store: StoreName, ...parts: readonly string[]): boolean =>
  isFull || (numberOf(["store", ...parts]) % 2 === 0) === (store === "SQLite");
