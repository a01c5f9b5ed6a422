// A request that creates something carries a number, so that the platform recognises a repetition: pressing Save again after a
// lost answer creates no second record. The number depends on the content. The same content has the same number, even after a
// reload, and changed content has a new one.
import { requestNumber } from "./requestNumber";
import { ownKey } from "./storage";
import { WireFailure } from "./WireFailure";

/** Used where the body is the record itself. In other bodies, the number is the field REQUEST_ID. */
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
    // The store is full or forbidden: the number is kept until the page is left.
  }
};

/** A hash of 53 bits (cyrb53). The content may hold a password, so it is not stored itself. */
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

/** Whether the outcome of the request is unknown. */
const isOpen = (error: unknown): boolean => error instanceof WireFailure && error.reason !== "answer";

/** `identity` is the content that is sent, and its address. */
export const withRequestNumber = async <Result>(
  identity: string,
  perform: (number: string) => Promise<Result>,
): Promise<Result> => {
  const name = ownKey(`sent:${digest(identity)}`);
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
