// Which preferences the platform has a copy of, and which of them the person has changed since. Stored next to the
// preferences, so that an offline change is sent when the console is opened again.
import { parseJson } from "../../../shared/schema/parseJson";
import { factsIn } from "../wire/readAnswer";
import * as storage from "../wire/storage";

const PREFIX = storage.ownKey("preferences.sent");

export interface Marks {
  /** Whether there is a change that the platform does not have yet. */
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
