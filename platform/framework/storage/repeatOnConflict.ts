// When two writes conflict, the database accepts only one of them. This module runs the refused one again.
import { setTimeout } from "node:timers/promises";
import { errorCodeOf } from "../folder/errorCode";

/** PostgreSQL's codes for a serialization failure and for a deadlock. */
const AGAIN: ReadonlySet<string> = new Set(["40001", "40P01"]);
/** How long attempts are repeated, in milliseconds from the first one. */
const PATIENCE = 20_000;
/** The number of attempts that run alongside other writes. Later attempts queue and run one at a time. */
const SIDE_BY_SIDE = 4;
/** Milliseconds before the second attempt. The wait doubles up to a limit. A random part prevents more collisions. */
const FIRST_WAIT = 5;
const LONGEST_WAIT = 400;

/** Whether another write caused the error, so that the same work may succeed when it runs again from the start. */
export const isConflict = (error: unknown): boolean => AGAIN.has(errorCodeOf(error));

// Other processes have their own queues, so most of the wait is random to keep them from retrying at the same time.
const waitAfter = (tries: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1)) * (0.1 + 0.9 * Math.random());

/** The last attempt in the queue of each store. The next attempt runs after it. */
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
 * Runs `attempt`, and runs it again after a conflict with another write. Attempts with the same `store` share one
 * queue.
 * @throws what `attempt` throws; if conflicts do not end, the last conflict
 */
export const repeatOnConflict = async <Result>(
  store: object,
  attempt: () => Promise<Result>,
  patience = PATIENCE,
): Promise<Result> => {
  const end = performance.now() + patience;
  for (let tries = 1; ; tries += 1)
    try {
      return await (tries <= SIDE_BY_SIDE ? attempt() : inTurn(store, attempt));
    } catch (error) {
      if (!isConflict(error) || performance.now() >= end) throw error;
      await setTimeout(waitAfter(tries));
    }
};
