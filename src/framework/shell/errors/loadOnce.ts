// Caches the promise of each loader, so that a component can `use` it.
import { loadChunk } from "./loadChunk";

const parts = new Map<unknown, Promise<unknown>>();
const failed = new Set<unknown>();

/** The part of a loader. A failed part stays failed; otherwise rendering its error would request it again for ever. */
export function loadOnce<T>(load: () => Promise<T>): Promise<T>;
export function loadOnce(load: () => Promise<unknown>): Promise<unknown> {
  const known = parts.get(load);
  if (known) return known;
  const part = loadChunk(load);
  parts.set(load, part);
  part.then(
    // React reads these properties. Without them, it suspends even for a loaded part, and shows the fallback for 300 ms.
    (value) => Object.assign(part, { status: "fulfilled", value }),
    () => failed.add(load),
  );
  return part;
}

/** Lets failed parts be requested again, after the operator has retried or left. */
export const forgetFailed = (): void => {
  for (const load of failed) parts.delete(load);
  failed.clear();
};
