// Pauses long work between two steps, so that other requests are answered first.
import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "../storage/Store";

/** The shortest and longest pause, in milliseconds. */
const SHORTEST_REST = 5;
const LONGEST_REST = 100;

/**
 * Makes a function that pauses as long as the work since the last pause took, on PostgreSQL half as long. SQLite needs
 * longer pauses: it has one connection, and a call of several statements may wait for a step before each of them.
 */
export const createPauses = ({ engine }: Pick<Store, "engine">): (() => Promise<void>) => {
  let began = performance.now();
  return async () => {
    const worked = Math.min(LONGEST_REST, Math.max(SHORTEST_REST, performance.now() - began));
    await sleep(engine === "sqlite" ? worked : worked / 2);
    began = performance.now();
  };
};
