import * as storage from "./storage";

const KEY = storage.own("user");

/** The account of this browser's last session: whose preferences are shown before the platform has answered. "" for none. */
export const lastUser = {
  get: (): string => storage.get(KEY) ?? "",
  set: (value: string): void => storage.set(KEY, value),
};
