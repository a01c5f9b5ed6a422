import * as storage from "./storage";

/** The page may name the key, so that other pages of the platform read the token too, and so does a tab that looks as a role. */
export const key = (): string => globalThis.document?.documentElement.dataset.token ?? storage.ownKey("token");

/** The token of the signed-in account, shared by all tabs. "" when nobody is signed in. */
export const get = (): string => storage.get(key()) ?? "";
export const set = (value: string): void => storage.set(key(), value);

/** Where an authentication style keeps what the session consists of: wire/authentication. */
export const keptKey = (): string => `${key()}.kept`;
export const clear = (): void => {
  storage.remove(key());
  storage.remove(keptKey());
};
