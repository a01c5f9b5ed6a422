// Notes which preferences the platform stores, and which of these were changed in this browser later. The notes are
// stored too, so that a change made offline is sent when the console opens again.
import { parseJson } from "../../../shared/schema/parseJson";
import { factsIn } from "../wire/readAnswer";
import * as storage from "../wire/storage";

const PREFIX = storage.ownKey("preferences.sent");

export interface PreferenceMarks {
  /** Whether the last change has not been sent to the platform yet. */
  isChanged(key: string): boolean;
  set(key: string, changed: boolean): void;
  remove(key: string): void;
  keys(): readonly string[];
}

export const preferenceMarksOf = (account: string): PreferenceMarks => {
  const prefix = `${PREFIX}:${encodeURIComponent(account)}:`;
  return {
    isChanged: (key) => factsIn(parseJson(storage.get(prefix + key) ?? "")).changed === true,
    set: (key, changed) => storage.set(prefix + key, JSON.stringify({ changed })),
    remove: (key) => storage.remove(prefix + key),
    keys: () => storage.keys(prefix).map((key) => key.slice(prefix.length)),
  };
};
