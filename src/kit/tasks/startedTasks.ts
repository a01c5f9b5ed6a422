// The tasks an account started in this browser, kept over reloads; other tabs hear of them.
import type { Call } from "../../wire/contract";
import { storage } from "../../wire";

/** Where a task stands, as the platform counts it. */
export const PROCESSING = 1;
export const FAILED = 2;
export const COMPLETED = 3;

export interface StartedTask {
  readonly id: string;
  readonly resource: string;
  /** Name of its file, with the ending. */
  readonly name: string;
  /** Starts it again when it failed. */
  readonly call: Call;
  readonly follow: Call;
  readonly state: number;
  /** Milliseconds since 1970. */
  readonly started: number;
}

const MOST = 30;
const listeners = new Set<() => void>();
const cache = new Map<string, { readonly text: string; readonly tasks: readonly StartedTask[] }>();
const keyOf = (account: string): string => `tasks/${account}`;

const isTask = (value: unknown): value is StartedTask =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  "call" in value &&
  "follow" in value &&
  "state" in value;

const parsed = (text: string): readonly StartedTask[] => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isTask) : [];
  } catch {
    return [];
  }
};

/** The same array until something changes. */
const read = (account: string): readonly StartedTask[] => {
  const text = storage.get(keyOf(account)) ?? "[]";
  const known = cache.get(account);
  if (known?.text === text) return known.tasks;
  const tasks = parsed(text);
  cache.set(account, { text, tasks });
  return tasks;
};

const write = (account: string, tasks: readonly StartedTask[]): void => {
  storage.set(keyOf(account), JSON.stringify(tasks.slice(0, MOST)));
  for (const listener of listeners) listener();
};

export const startedTasks = {
  read,
  add(account: string, task: StartedTask): void {
    write(account, [task, ...read(account).filter(({ id }) => id !== task.id)]);
  },
  change(account: string, id: string, part: Partial<StartedTask>): void {
    write(
      account,
      read(account).map((task) => (task.id === id ? { ...task, ...part } : task)),
    );
  },
  remove(account: string, id: string): void {
    write(
      account,
      read(account).filter((task) => task.id !== id),
    );
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
