// Adds an id to a request that creates something. If the request is repeated, such as by pressing Save after a lost
// answer, the platform recognizes the id and creates no second record. The id depends on the content: it stays the same
// after a reload, and differs for changed content.
import { requestNumber } from "./requestNumber";
import { ownKey } from "./storage";
import { WireFailure } from "./WireFailure";

/** The header with the id, used if the body is the record itself. Other bodies have the field REQUEST_ID. */
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
    // If the storage is full or forbidden, the id is kept only until the page is left.
  }
};

/** A hash of 53 bits (cyrb53). The content is not stored, because it may contain a password. */
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

/** Whether the error leaves open if the request was carried out. */
const isOpen = (error: unknown): boolean => error instanceof WireFailure && error.reason !== "answer";

/** `identity` is the address and content of the request. */
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
