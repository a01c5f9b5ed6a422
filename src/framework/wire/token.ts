// The token of the signed-in account, shared by all tabs.
import { host } from "./Host";
import * as storage from "./storage";

/** It is kept by the name that the platform gives it. */
const key = (): string => host().signIn.token;

/** "" when nobody is signed in. */
export const get = (): string => storage.get(key()) ?? "";
export const set = (value: string): void => storage.set(key(), value);
export const clear = (): void => storage.remove(key());

/** Told when another tab signs in or out. */
export function subscribe(listener: (value: string) => void): () => void {
  return storage.subscribe((changed, value) => {
    if (changed === key() || changed === null) {
      listener(changed === null ? "" : (value ?? ""));
    }
  });
}
