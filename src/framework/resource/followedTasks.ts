// The tasks that an account waits for, and the tasks that it has dismissed. They survive a reload, and all tabs share
// them. Only the platform knows the state of a task.
import { parseJson } from "../../../shared/schema/parseJson";
import { isObject } from "../wire/readAnswer";
import * as storage from "../wire/storage";

export interface FollowedTasks {
  /** By the key of a task: the name of its file, for the message at the end. */
  readonly waiting: Readonly<Record<string, string>>;
  readonly hidden: readonly string[];
}

const NOTHING: FollowedTasks = { waiting: {}, hidden: [] };
const MOST_HIDDEN = 200;
const listeners = new Set<() => void>();
const cache = new Map<string, { readonly text: string; readonly followed: FollowedTasks }>();
const keyOf = (account: string): string => `tasks/${account}`;

const isFollowed = (value: unknown): value is FollowedTasks =>
  isObject(value) && isObject(value.waiting) && Array.isArray(value.hidden);

/** Answers the same object as long as nothing has changed. */
const read = (account: string): FollowedTasks => {
  const text = storage.get(keyOf(account)) ?? "";
  const known = cache.get(account);
  if (known?.text === text) return known.followed;
  const value = parseJson(text);
  const followed = isFollowed(value) ? value : NOTHING;
  cache.set(account, { text, followed });
  return followed;
};

const write = (account: string, followed: FollowedTasks): void => {
  storage.set(keyOf(account), JSON.stringify(followed));
  for (const listener of listeners) listener();
};

export const followedTasks = {
  read,
  wait(account: string, key: string, name: string): void {
    const { waiting, hidden } = read(account);
    if (waiting[key] === name) return;
    write(account, { waiting: { ...waiting, [key]: name }, hidden: hidden.filter((one) => one !== key) });
  },
  /** Call this when the task has ended or no longer exists. */
  stopWaiting(account: string, key: string): void {
    const { waiting, hidden } = read(account);
    write(account, { waiting: Object.fromEntries(Object.entries(waiting).filter(([one]) => one !== key)), hidden });
  },
  hide(account: string, key: string): void {
    const { waiting, hidden } = read(account);
    write(account, { waiting, hidden: [key, ...hidden].slice(0, MOST_HIDDEN) });
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stop = storage.subscribe((key) => {
      if (key === null || key.startsWith("tasks/")) listener();
    });
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
};
