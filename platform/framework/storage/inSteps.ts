// Works through many rows in steps, so that others are answered between them.
import { setImmediate } from "node:timers/promises";

/** Rows in one step: some milliseconds of work. */
const STEP = 200;

let last: Promise<unknown> = Promise.resolve();

/** One step, of whichever work, begins in each round of the event loop, after all that has arrived. */
const rest = (): Promise<unknown> => {
  last = last.then(() => setImmediate());
  return last;
};

export const inSteps = async <One, Made>(all: readonly One[], make: (one: One) => Made): Promise<Made[]> => {
  if (all.length <= STEP) return all.map(make);
  const made: Made[] = [];
  for (const [at, one] of all.entries()) {
    if (at % STEP === 0) await rest();
    made.push(make(one));
  }
  return made;
};
