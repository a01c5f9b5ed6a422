// localStorage, if the browser allows it. Otherwise memory, so that a private window works until it is closed.
const memory = new Map<string, string>();

/** Puts the console's name (`<html data-console>`) before a key, so that consoles of an origin share nothing. */
export const ownKey = (key: string): string =>
  `${globalThis.document?.documentElement.dataset.console ?? "console"}.${key}`;

function findStorage(): Storage | null {
  try {
    return typeof localStorage === "undefined" ? null : localStorage;
  } catch {
    return null;
  }
}

/** Whether stored values survive when the page is closed. */
export const isKept = (): boolean => findStorage() !== null;

export function get(key: string): string | null {
  return memory.get(key) ?? findStorage()?.getItem(key) ?? null;
}

export function set(key: string, value: string): void {
  try {
    const local = findStorage();
    if (local === null) {
      memory.set(key, value);
    } else {
      local.setItem(key, value);
      memory.delete(key);
    }
  } catch {
    // If the storage is full, the value is kept in memory.
    memory.set(key, value);
  }
}

export function remove(key: string): void {
  memory.delete(key);
  findStorage()?.removeItem(key);
}

export function keys(prefix: string): string[] {
  const local = findStorage();
  const stored = local === null ? [] : Array.from({ length: local.length }, (_, index) => local.key(index) ?? "");
  return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
}

/** Calls the listener after changes in other tabs. A null key means that everything was removed. */
export function subscribe(listener: (key: string | null, value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => listener(event.key, event.newValue);
  globalThis.addEventListener?.("storage", onStorage);
  return () => globalThis.removeEventListener?.("storage", onStorage);
}
