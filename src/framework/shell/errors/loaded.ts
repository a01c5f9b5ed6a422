// Parts already asked for, so that a component can `use` them: the same loader always answers the same promise.
import { loadChunk } from "./loadChunk";

const parts = new Map<unknown, Promise<unknown>>();
const failed = new Set<unknown>();

/** A part of the console by its loader. A failed one stays failed, or drawing its error would ask again for ever. */
export function loaded<T>(load: () => Promise<T>): Promise<T>;
export function loaded(load: () => Promise<unknown>): Promise<unknown> {
  const known = parts.get(load);
  if (known) return known;
  const part = loadChunk(load);
  parts.set(load, part);
  part.then(
    // React reads these: without them it takes even what has come for missing, and shows its stand-in for a third of a second.
    (value) => Object.assign(part, { status: "fulfilled", value }),
    () => failed.add(load),
  );
  return part;
}

/** Lets what failed be asked for anew: the operator tried again, or went elsewhere. */
export const forgetFailed = (): void => {
  for (const load of failed) parts.delete(load);
  failed.clear();
};
