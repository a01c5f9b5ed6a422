// Processes many rows in steps, so that other requests are answered in between.
import { setImmediate } from "node:timers/promises";

/** The number of rows in one step, which takes some milliseconds. */
const STEP = 100;

let last: Promise<unknown> = Promise.resolve();

/** Resolves in a later round of the event loop. Only one step begins in each round, after all new input. */
const rest = (): Promise<unknown> => {
  last = last.then(() => setImmediate());
  return last;
};

export const mapInSteps = async <One, Made>(
  all: readonly One[],
  make: (one: One, at: number) => Made,
  step = STEP,
): Promise<Made[]> => {
  if (all.length <= step) return all.map(make);
  const made: Made[] = [];
  for (const [at, one] of all.entries()) {
    if (at % step === 0) await rest();
    made.push(make(one, at));
  }
  return made;
};

/** A list as JSON: a text, or bytes if it was so long that it was written in steps. */
export const toJsonInSteps = async (all: readonly unknown[]): Promise<string | Uint8Array<ArrayBuffer>> => {
  if (all.length <= STEP) return JSON.stringify(all);
  const parts = Array.from({ length: Math.ceil(all.length / STEP) }, (_, at) => all.slice(at * STEP, (at + 1) * STEP));
  const written = await mapInSteps(
    parts,
    (part, at) => Buffer.from(`${at === 0 ? "[" : ","}${JSON.stringify(part).slice(1, -1)}`),
    1,
  );
  return Buffer.concat([...written, Buffer.from("]")]);
};
