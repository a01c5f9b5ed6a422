// A request that makes something carries a number, by which the platform knows it when it comes again: whoever presses Save
// a second time, because no answer came, makes one record. What is sent is what a number belongs to: the same once more has
// the same number, even after a reload, and whatever was changed has a new one.
import { requestNumber } from "./requestNumber";
import { own } from "./storage";
import { WireFailure } from "./WireFailure";

/** Where the body is the record itself; otherwise REQUEST_ID is a field of it. */
export const REQUEST_HEADER = "Idempotency-Key";

const memory = new Map<string, string>();

const kept = (name: string): string | null => {
  try {
    return memory.get(name) ?? sessionStorage.getItem(name);
  } catch {
    return memory.get(name) ?? null;
  }
};

const keep = (name: string, number: string | null): void => {
  if (number === null) memory.delete(name);
  else memory.set(name, number);
  try {
    if (number === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, number);
  } catch {
    // A full or forbidden store: it is known until the page is left.
  }
};

/** 53 bits of a text, by cyrb53: what is sent may hold a password, and is not written down. */
const digest = (text: string): string => {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
};

/** Whether nobody knows what became of it. */
const isOpen = (error: unknown): boolean => error instanceof WireFailure && error.reason !== "answer";

/** `identity` is all that is sent, and where to. */
export const numbered = async <Result>(
  identity: string,
  perform: (number: string) => Promise<Result>,
): Promise<Result> => {
  const name = own(`sent:${digest(identity)}`);
  const number = kept(name) ?? requestNumber();
  keep(name, number);
  try {
    const result = await perform(number);
    keep(name, null);
    return result;
  } catch (error) {
    if (!isOpen(error)) keep(name, null);
    throw error;
  }
};
