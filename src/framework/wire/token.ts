import * as storage from "./storage";

/** The storage key of the token. A page may set it, to share the token or to view the console as a role. */
export const key = (): string => globalThis.document?.documentElement.dataset.token ?? storage.ownKey("token");

/** The token of the signed-in account. All tabs share it. "" if nobody is signed in. */
export const get = (): string => storage.get(key()) ?? "";
export const set = (value: string): void => storage.set(key(), value);

/** The storage key for the session of an authentication style: see wire/Authentication.ts. */
export const sessionKey = (): string => `${key()}.kept`;
export const clear = (): void => {
  storage.remove(key());
  storage.remove(sessionKey());
};
