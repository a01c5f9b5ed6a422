import * as storage from "./storage";

/** The page may name the key, so that other pages of the platform read the token too. */
const KEY = globalThis.document?.documentElement.dataset.token ?? storage.ownKey("token");

/** The token of the signed-in account, shared by all tabs. "" when nobody is signed in. */
export const get = (): string => storage.get(KEY) ?? "";
export const set = (value: string): void => storage.set(KEY, value);
export const clear = (): void => storage.remove(KEY);

/** Calls the listener when another tab signs in or out. */
export function subscribe(listener: (value: string) => void): () => void {
  return storage.subscribe((key, value) => {
    if (key === KEY || key === null) {
      listener(key === null ? "" : (value ?? ""));
    }
  });
}
