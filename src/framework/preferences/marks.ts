// Notes which preferences the platform has, and which of them were changed here since. The notes are stored with the
// preferences, so a change made offline is sent when the console opens again.
import { parseJson } from "../../../shared/schema/parseJson";
import { factsIn } from "../wire/readAnswer";
import * as storage from "../wire/storage";

const PREFIX = storage.ownKey("preferences.sent");

export interface Marks {
  /** Whether the platform does not have the last change yet. */
  isChanged(key: string): boolean;
  set(key: string, changed: boolean): void;
  remove(key: string): void;
  keys(): readonly string[];
}

export const marksOf = (account: string): Marks => {
  const prefix = `${PREFIX}:${encodeURIComponent(account)}:`;
  return {
    isChanged: (key) => factsIn(parseJson(storage.get(prefix + key) ?? "")).changed === true,
    set: (key, changed) => storage.set(prefix + key, JSON.stringify({ changed })),
    remove: (key) => storage.remove(prefix + key),
    keys: () => storage.keys(prefix).map((key) => key.slice(prefix.length)),
  };
};
