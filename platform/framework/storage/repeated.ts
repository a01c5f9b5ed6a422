// Where two writes meet and the store lets only one through, the other is done again.
import { setTimeout } from "node:timers/promises";

/** Serialization failure and deadlock, as PostgreSQL names them. */
const AGAIN: ReadonlySet<unknown> = new Set(["40001", "40P01"]);
const MOST_TRIES = 30;
/** So often side by side with others; whoever still gets in no edgeways waits for those that are no better off. */
const SIDE_BY_SIDE = 4;
/** Milliseconds before the second try; the wait doubles up to a limit, and half of it is left to chance. */
const FIRST_WAIT = 5;
const LONGEST_WAIT = 400;

const isToRepeat = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && AGAIN.has(error.code);

const waitAfter = (tries: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1)) * (0.5 + Math.random() / 2);

/** Of each store, the end of the queue of those that tried too often. */
const queues = new WeakMap<object, Promise<unknown>>();

const inTurn = async <Result>(store: object, attempt: () => Promise<Result>): Promise<Result> => {
  const before = queues.get(store) ?? Promise.resolve();
  const mine = before.then(attempt, attempt);
  queues.set(
    store,
    mine.catch(() => undefined),
  );
  return mine;
};

/**
 * `store` is what those that try too often take turns at.
 * @throws what `attempt` throws, and the store's refusal when others come in between too often
 */
export const repeated = async <Result>(store: object, attempt: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await (tries <= SIDE_BY_SIDE ? attempt() : inTurn(store, attempt));
    } catch (error) {
      if (tries >= MOST_TRIES || !isToRepeat(error)) throw error;
      await setTimeout(waitAfter(tries));
    }
};
