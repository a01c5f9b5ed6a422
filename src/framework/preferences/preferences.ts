// Preferences of an operator (columns, filters, page size, density, language, theme), stored per account in this
// browser. They outlive the session, although react-admin empties its store at sign-out. If the platform also stores
// preferences, changed ones are marked, and synchronize.ts sends them.
import type { Store } from "ra-core";
import * as language from "../wire/language";
import { factsIn } from "../wire/readAnswer";
import * as storage from "../wire/storage";
import { preferenceMarksOf } from "./marks";
import { isPersonalPreference, listParamsOf } from "./personal";

const PREFIX = storage.ownKey("preferences");
const LOCALE = "locale";
/** The selection, and the place where people left a list, are kept only for this tab and session. */
const PASSING = /(^|\.)(selectedIds|left)(\.|$)/;

type Listener = (value: unknown) => void;

export interface Preferences extends Store {
  /** The account of these preferences. */
  readonly account: string;
  /** The value in this browser. The page may still show another value. */
  kept(key: string): unknown;
  /** Keys of the preferences that follow the person. */
  personal(): readonly string[];
  /** Stores a value from another browser; undefined removes it. `isShown`: whether the page changes at once. */
  receive(key: string, value: unknown, isShown: boolean): void;
  /** Calls the listener when the person changes one of these preferences in this browser. */
  onChange(listener: (key: string) => void): () => void;
}

/** The stored value. As with react-admin's store, the code that reads it chooses its type. */
const parse = (text: string | null) => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `isShared`: whether the platform stores preferences, too. */
export function createPreferences(account: string, isShared = false): Preferences {
  const marks = preferenceMarksOf(account);
  const followers = new Set<(key: string) => void>();
  let stop = (): void => {};
  const passing = new Map<string, unknown>();
  const listeners = new Map<string, Set<Listener>>();

  // encodeURIComponent replaces colons, so that keys of account "a:b" never look like keys of account "a".
  const prefix = `${PREFIX}:${encodeURIComponent(account)}:`;
  const kept = (key: string) => parse(storage.get(prefix + key));
  const read = (key: string) => {
    // A language in the address is used before the stored one.
    if (key === LOCALE) {
      return language.get();
    }
    return PASSING.test(key) ? passing.get(key) : kept(key);
  };
  const notify = (key: string, value: unknown): void => {
    for (const listener of listeners.get(key) ?? []) {
      listener(value);
    }
  };
  const notifyAll = (): void => {
    for (const key of listeners.keys()) {
      notify(key, read(key));
    }
  };
  const names = (of: string): string[] => {
    const stored = storage.keys(prefix + of).map((key) => key.slice(prefix.length));
    return [...stored, ...[...passing.keys()].filter((key) => key.startsWith(of))];
  };
  const keep = (key: string, value: unknown): void => {
    if (value === undefined) storage.remove(prefix + key);
    else storage.set(prefix + key, JSON.stringify(value));
  };
  /** Stores a change that the person made here. */
  const change = (key: string, value: unknown): void => {
    const before = kept(key);
    keep(key, value);
    if (!isShared || !isPersonalPreference(key) || JSON.stringify(before) === JSON.stringify(value)) return;
    marks.set(key, true);
    for (const follower of followers) follower(key);
  };
  const remove = (key: string): void => {
    passing.delete(key);
    change(key, undefined);
    notify(key, undefined);
  };

  return {
    setup(): void {
      stop = storage.subscribe((key, value) => {
        if (key === null) {
          notifyAll();
        } else if (key.startsWith(prefix)) {
          notify(key.slice(prefix.length), parse(value));
        }
      });
    },
    teardown: (): void => stop(),
    getItem(key, fallback) {
      const value = read(key);
      return value === undefined ? fallback : value;
    },
    setItem(key: string, value: unknown): void {
      if (value === undefined) {
        remove(key);
        return;
      }
      if (PASSING.test(key)) {
        passing.set(key, value);
      } else {
        change(key, value);
      }
      notify(key, value);
    },
    removeItem: remove,
    removeItems: (of: string): void => names(of).forEach(remove),
    /** react-admin calls this at sign-out. Only values of the session are removed. */
    reset: (): void => [...passing.keys()].forEach(remove),
    listItems: (of = "") => Object.fromEntries(names(of).map((key) => [key, read(key)])),
    subscribe(key: string, listener: Listener): () => void {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => {
        known.delete(listener);
      };
    },
    account,
    kept,
    personal: () => names("").filter(isPersonalPreference),
    receive(key: string, value: unknown, isShown: boolean): void {
      keep(key, value);
      if (isShown) notify(key, value);
      // The value of this key also contains the page size.
      const list = listParamsOf(key);
      const left = list === null ? undefined : kept(list);
      if (list === null || left === undefined || typeof value !== "number") return;
      const params = { ...factsIn(left), perPage: value, page: 1 };
      keep(list, params);
      notify(list, params);
    },
    onChange(follower: (key: string) => void): () => void {
      followers.add(follower);
      return () => {
        followers.delete(follower);
      };
    },
  };
}
