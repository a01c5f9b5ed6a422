// Parts already asked for, so that a component can `use` them: the same loader always answers the same promise.
import { loadChunk } from "./loadChunk";

const parts = new Map<unknown, Promise<unknown>>();

/** A part of the console by its loader; one that failed is asked for anew the next time. */
export function loaded<T>(load: () => Promise<T>): Promise<T>;
export function loaded(load: () => Promise<unknown>): Promise<unknown> {
  const known = parts.get(load);
  if (known) return known;
  const part = loadChunk(load);
  parts.set(load, part);
  part.catch(() => parts.delete(load));
  return part;
}
