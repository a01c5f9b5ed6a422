// Keeps one promise for each loader, so that components can `use` it.
import { loadChunk } from "./loadChunk";

const parts = new Map<unknown, Promise<unknown>>();
const failed = new Set<unknown>();

/** Loads a part once. A failed part stays failed: drawing its error would otherwise request it again forever. */
export function loadOnce<T>(load: () => Promise<T>): Promise<T>;
export function loadOnce(load: () => Promise<unknown>): Promise<unknown> {
  const known = parts.get(load);
  if (known) return known;
  const part = loadChunk(load);
  parts.set(load, part);
  part.then(
    // React reads these properties. Without them, it would show the fallback for 300 ms even for a loaded part.
    (value) => Object.assign(part, { status: "fulfilled", value }),
    () => failed.add(load),
  );
  return part;
}

/** Allows failed parts to be requested again, after the operator has retried or left the screen. */
export const forgetFailed = (): void => {
  for (const load of failed) parts.delete(load);
  failed.clear();
};
