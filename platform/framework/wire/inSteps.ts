// Works through many rows in steps, so that others are answered between them.
import { setImmediate } from "node:timers/promises";

/** Rows in one step: some milliseconds of work. */
const STEP = 100;

let last: Promise<unknown> = Promise.resolve();

/** In each round of the event loop, one step of any work begins, after everything that has arrived. */
const rest = (): Promise<unknown> => {
  last = last.then(() => setImmediate());
  return last;
};

export const inSteps = async <One, Made>(
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

/** A list as JSON: as text, or as bytes where it is so long that it was written in steps. */
export const jsonInSteps = async (all: readonly unknown[]): Promise<string | Uint8Array<ArrayBuffer>> => {
  if (all.length <= STEP) return JSON.stringify(all);
  const parts = Array.from({ length: Math.ceil(all.length / STEP) }, (_, at) => all.slice(at * STEP, (at + 1) * STEP));
  const written = await inSteps(
    parts,
    (part, at) => Buffer.from(`${at === 0 ? "[" : ","}${JSON.stringify(part).slice(1, -1)}`),
    1,
  );
  return Buffer.concat([...written, Buffer.from("]")]);
};
