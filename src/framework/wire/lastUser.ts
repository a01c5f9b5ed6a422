import * as storage from "./storage";

const KEY = storage.ownKey("user");

/** The account of the last session here; "" for none. Its preferences are used until the platform answers. */
export const lastUser = {
  get: (): string => storage.get(KEY) ?? "",
  set: (value: string): void => storage.set(KEY, value),
};
