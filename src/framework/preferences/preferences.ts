// What an operator has arranged (columns, filters, page size, density, language, theme), kept by account in this browser.
// It outlives the session: react-admin's sign-out empties its store, and nobody wants to arrange everything anew. On a platform
// that keeps preferences, what is the person's is marked when it changes, for synchronize.ts to send.
import type { Store } from "ra-core";
import * as language from "../wire/language";
import { factsIn } from "../wire/readAnswer";
import * as storage from "../wire/storage";
import { marksOf } from "./marks";
import { isPersonal, listParamsOf } from "./personal";

const PREFIX = storage.own("preferences");
const LOCALE = "locale";
/** What is ticked belongs to this tab and this session. */
const PASSING = /(^|\.)selectedIds(\.|$)/;

type Listener = (value: unknown) => void;

export interface Preferences extends Store {
  /** Whose they are. */
  readonly account: string;
  /** The value as this browser keeps it, whatever is shown. */
  kept(key: string): unknown;
  /** Keys of what goes with the person to another browser. */
  personal(): readonly string[];
  /** What another browser chose; undefined removes it. `isShown` tells everything that reads it. */
  receive(key: string, value: unknown, isShown: boolean): void;
  /** Told of what the person changes here of that. */
  onChange(listener: (key: string) => void): () => void;
}

/** Whatever was stored, typed by whoever reads it, as in react-admin's own stores. */
const parse = (text: string | null) => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** `isShared`: the platform keeps them too. */
export function createPreferences(account: string, isShared = false): Preferences {
  const marks = marksOf(account);
  const followers = new Set<(key: string) => void>();
  let stop = (): void => {};
  const passing = new Map<string, unknown>();
  const listeners = new Map<string, Set<Listener>>();

  // A colon, which encodeURIComponent leaves in no name: "a.b" has nothing of "a".
  const prefix = `${PREFIX}:${encodeURIComponent(account)}:`;
  const kept = (key: string) => parse(storage.get(prefix + key));
  const read = (key: string) => {
    // The address may ask for another language than the saved one, and it decides.
    if (key === LOCALE) {
      return language.get();
    }
    return PASSING.test(key) ? passing.get(key) : kept(key);
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
    const stored = storage.keys(prefix + of).map((key) => key.slice(prefix.length));
    return [...stored, ...[...passing.keys()].filter((key) => key.startsWith(of))];
  };
  const keep = (key: string, value: unknown): void => {
    if (value === undefined) storage.remove(prefix + key);
    else storage.set(prefix + key, JSON.stringify(value));
  };
  /** The person changes it, here. */
  const change = (key: string, value: unknown): void => {
    const before = kept(key);
    keep(key, value);
    if (!isShared || !isPersonal(key) || JSON.stringify(before) === JSON.stringify(value)) return;
    marks.change(key, before);
    for (const follower of followers) follower(key);
  };
  const remove = (key: string): void => {
    passing.delete(key);
    change(key, undefined);
    tell(key, undefined);
  };

  return {
    setup(): void {
      stop = storage.subscribe((key, value) => {
        if (key === null) {
          tellAll();
        } else if (key.startsWith(prefix)) {
          tell(key.slice(prefix.length), parse(value));
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
    account,
    kept,
    personal: () => names("").filter(isPersonal),
    receive(key: string, value: unknown, isShown: boolean): void {
      keep(key, value);
      if (isShown) tell(key, value);
      // Where a list was left has its page size too.
      const list = listParamsOf(key);
      const left = list === null ? undefined : kept(list);
      if (list === null || left === undefined || typeof value !== "number") return;
      const params = { ...factsIn(left), perPage: value, page: 1 };
      keep(list, params);
      tell(list, params);
    },
    onChange(follower: (key: string) => void): () => void {
      followers.add(follower);
      return () => {
        followers.delete(follower);
      };
    },
  };
}
