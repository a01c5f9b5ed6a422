// What this browser knows of the platform's copy of each preference: its last version, and whether the person has changed it since.
// Stored beside the preferences, so that an offline change is sent when the console is opened again.
import { parseJson } from "../schema/parseJson";
import { factsIn } from "../wire/readAnswer";
import * as storage from "../wire/storage";

const PREFIX = storage.ownKey("preferences.sent");

export interface Mark {
  /** 0 when the platform has none. */
  readonly version: number;
  readonly changed: boolean;
  /** The value before the change. */
  readonly base?: unknown;
}

export interface Marks {
  get(key: string): Mark | null;
  set(key: string, mark: Mark): void;
  remove(key: string): void;
  keys(): readonly string[];
  /** Marks a change by the person. `before` is the old value. */
  change(key: string, before: unknown): void;
}

export const marksOf = (account: string): Marks => {
  const prefix = `${PREFIX}:${encodeURIComponent(account)}:`;
  const get = (key: string): Mark | null => {
    const text = storage.get(prefix + key);
    if (text === null) return null;
    const { version, changed, base } = factsIn(parseJson(text));
    return { version: typeof version === "number" ? version : 0, changed: changed === true, base };
  };
  const set = (key: string, mark: Mark): void => storage.set(prefix + key, JSON.stringify(mark));
  return {
    get,
    set,
    remove: (key) => storage.remove(prefix + key),
    keys: () => storage.keys(prefix).map((key) => key.slice(prefix.length)),
    change(key, before) {
      const known = get(key);
      if (known?.changed !== true) set(key, { version: known?.version ?? 0, changed: true, base: before });
    },
  };
};
