// What an operator has arranged (columns, filters, page size, density, language, theme), kept by account in this browser.
// It outlives the session: react-admin's sign-out empties its store, and nobody wants to arrange everything anew.
import type { Store } from "ra-core";
import * as language from "../wire/language";
import * as storage from "../wire/storage";

const PREFIX = storage.own("preferences");
const LOCALE = "locale";
/** What is ticked belongs to this tab and this session. */
const PASSING = /(^|\.)selectedIds(\.|$)/;

type Listener = (value: unknown) => void;

export interface Preferences extends Store {
  /** Shows another account's preferences; everything that reads one is told. */
  useFor(account: string): void;
}

/** Whatever was stored, typed by whoever reads it, as in react-admin's own stores. */
const parse = (text: string | null) => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

export function createPreferences(account: string): Preferences {
  let owner = account;
  let stop = (): void => {};
  const passing = new Map<string, unknown>();
  const listeners = new Map<string, Set<Listener>>();

  // A colon, which encodeURIComponent leaves in no name: "a.b" has nothing of "a".
  const prefix = (): string => `${PREFIX}:${encodeURIComponent(owner)}:`;
  const read = (key: string) => {
    // The address may ask for another language than the saved one, and it decides.
    if (key === LOCALE) {
      return language.get();
    }
    return PASSING.test(key) ? passing.get(key) : parse(storage.get(prefix() + key));
  };
  const tell = (key: string, value: unknown): void => {
    for (const listener of listeners.get(key) ?? []) {
      listener(value);
    }
  };
  const tellAll = (): void => {
    for (const key of listeners.keys()) {
      tell(key, read(key));
    }
  };
  const names = (of: string): string[] => {
    const kept = storage.keys(prefix() + of).map((key) => key.slice(prefix().length));
    return [...kept, ...[...passing.keys()].filter((key) => key.startsWith(of))];
  };
  const remove = (key: string): void => {
    passing.delete(key);
    storage.remove(prefix() + key);
    tell(key, undefined);
  };

  return {
    setup(): void {
      stop = storage.subscribe((key, value) => {
        if (key === null) {
          tellAll();
        } else if (key.startsWith(prefix())) {
          tell(key.slice(prefix().length), parse(value));
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
        storage.set(prefix() + key, JSON.stringify(value));
      }
      tell(key, value);
    },
    removeItem: remove,
    removeItems: (of: string): void => names(of).forEach(remove),
    /** What react-admin calls at sign-out. Only what belongs to the session goes. */
    reset: (): void => [...passing.keys()].forEach(remove),
    listItems: (of = "") => Object.fromEntries(names(of).map((key) => [key, read(key)])),
    subscribe(key: string, listener: Listener): () => void {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => {
        known.delete(listener);
      };
    },
    useFor(next: string): void {
      if (next !== owner) {
        owner = next;
        passing.clear();
        tellAll();
      }
    },
  };
}
