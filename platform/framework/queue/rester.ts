// Between two steps of long work, whoever waits for an answer goes first.
import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "../storage/Store";

/** Milliseconds between two steps. */
const SHORTEST_REST = 5;
const LONGEST_REST = 100;

/**
 * The embedded store has one connection: a call of several statements would wait for a step before each of them. Beside a
 * database elsewhere only the thread is shared.
 */
export const createRester = ({ engine }: Pick<Store, "engine">): (() => Promise<void>) => {
  let began = performance.now();
  return async () => {
    const worked = Math.min(LONGEST_REST, Math.max(SHORTEST_REST, performance.now() - began));
    await sleep(engine === "sqlite" ? worked : worked / 2);
    began = performance.now();
  };
};
