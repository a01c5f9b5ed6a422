// Keeps one promise for each loader, so that components can `use` it.
import { loadChunk } from "./loadChunk";

const parts = new Map<unknown, Promise<unknown>>();
const failed = new Set<unknown>();

/** Loads a part once. A failed part is not requested again here, because each drawing of the error would request it. */
export function loadOnce<T>(load: () => Promise<T>): Promise<T>;
export function loadOnce(load: () => Promise<unknown>): Promise<unknown> {
  const known = parts.get(load);
  if (known) return known;
  const part = loadChunk(load);
  parts.set(load, part);
  part.then(
    // React reads these properties. Without them, it would show the fallback for 300 ms although the part is loaded.
    (value) => Object.assign(part, { status: "fulfilled", value }),
    () => failed.add(load),
  );
  return part;
}

/** Lets failed parts be requested again, after the operator has retried or has left the screen. */
export const clearFailedParts = (): void => {
  for (const load of failed) parts.delete(load);
  failed.clear();
};
