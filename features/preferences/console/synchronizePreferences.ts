// Synchronizes a person's preferences with the platform. It reads them once, then sends each change. The page uses
// this browser's values meanwhile. While the platform cannot be reached, changes wait. If two browsers changed the
// same preference, the change that was sent last wins.
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import { preferenceMarksOf } from "../../../src/framework/preferences/marks";
import { isPersonalPreference } from "../../../src/framework/preferences/personal";
import type { Preferences } from "../../../src/framework/preferences/preferences";

export interface StoredPreferences {
  readonly name: string;
  readonly value: unknown;
}

/** The preferences on the platform. @throws WireFailure */
export interface RemotePreferences {
  list(): Promise<readonly StoredPreferences[]>;
  put(name: string, value: unknown): Promise<void>;
  remove(name: string): Promise<void>;
}

interface Manner {
  /** Whether a change from another browser takes effect at once. If not, it takes effect at the next visit. */
  readonly isShown?: (key: string) => boolean;
}

export interface Synchronization {
  /** Sends pending changes at once. */
  flush(): Promise<void>;
  stop(): void;
}

/** Milliseconds to wait for more changes before sending. */
const PAUSE = 1000;
/** Milliseconds between attempts while the platform cannot be reached. */
const AGAIN = [5000, 15_000, 60_000, 300_000];
const SIGNED_OUT = 401;
const NOT_NOW = new Set([SIGNED_OUT, 429, 503]);

/** Whether the platform refused. Another attempt would not help. */
const isRefused = (error: unknown): boolean =>
  error instanceof WireFailure && error.reason === "answer" && !NOT_NOW.has(error.code);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const synchronizePreferences = (
  preferences: Preferences,
  shelf: RemotePreferences,
  { isShown = () => true }: Manner = {},
): Synchronization => {
  const marks = preferenceMarksOf(preferences.account);
  const refused = new Set<string>();
  let isRead = false;
  let isStopped = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;

  const receive = (key: string, value: unknown) => preferences.receive(key, value, isShown(key));

  const take = ({ name, value }: StoredPreferences): void => {
    const mine = preferences.kept(name);
    const isNewer = marks.isChanged(name) && !isSame(mine, value);
    if (!isNewer && !isSame(mine, value)) receive(name, value);
    marks.set(name, isNewer);
  };

  const read = async (): Promise<void> => {
    const stored = (await shelf.list()).filter(({ name }) => isPersonalPreference(name));
    for (const one of stored) take(one);
    const there = new Set(stored.map(({ name }) => name));
    const here = new Set([...preferences.personal(), ...marks.keys()]);
    for (const key of here) {
      if (there.has(key) || marks.isChanged(key)) continue;
      if (!marks.keys().includes(key)) marks.set(key, true);
      else {
        // Another browser has removed the preference.
        receive(key, undefined);
        marks.remove(key);
      }
    }
    isRead = true;
  };

  const send = async (key: string): Promise<void> => {
    if (!marks.isChanged(key)) return;
    const value = preferences.kept(key);
    await (value === undefined ? shelf.remove(key) : shelf.put(key, value));
    const isLast = isSame(preferences.kept(key), value);
    if (isLast && value === undefined) marks.remove(key);
    else marks.set(key, !isLast);
  };

  const waiting = () => marks.keys().filter((key) => marks.isChanged(key) && !refused.has(key));

  const sendAll = async (): Promise<void> => {
    if (!isRead) await read();
    for (const key of waiting()) {
      await send(key).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
        // The value stays in this browser. It is sent again when the console opens the next time.
        refused.add(key);
        console.warn(key, error);
      });
    }
  };

  const stop = (): void => {
    isStopped = true;
    clearTimeout(timer);
    stopFollowing();
    globalThis.removeEventListener("online", onOnline);
    globalThis.removeEventListener("pagehide", onLeaving);
  };

  const failed = (error: unknown): void => {
    // Nothing more can be sent after sign-out, or if the platform does not store preferences.
    if (isRefused(error) || (error instanceof WireFailure && error.code === SIGNED_OUT)) stop();
    else plan(AGAIN[Math.min(tries, AGAIN.length - 1)] ?? PAUSE);
    tries += 1;
  };

  const flush = (): Promise<void> => {
    if (isStopped) return Promise.resolve();
    clearTimeout(timer);
    running ??= sendAll()
      .then(() => {
        tries = 0;
      }, failed)
      .finally(() => {
        running = null;
      });
    return running;
  };

  const plan = (after: number): void => {
    if (isStopped) return;
    clearTimeout(timer);
    // The request that is running may not contain the last change.
    timer = setTimeout(() => void (running ?? Promise.resolve()).then(flush), after);
  };

  const onOnline = () => plan(0);
  /** All changes are sent at once, because the page is closing and cannot wait for answers. */
  const onLeaving = () => {
    for (const key of waiting()) send(key).catch(() => undefined);
  };

  const stopFollowing = preferences.onChange((key) => {
    refused.delete(key);
    plan(PAUSE);
  });
  globalThis.addEventListener("online", onOnline);
  globalThis.addEventListener("pagehide", onLeaving);
  void flush();
  return { flush: async () => (running ?? Promise.resolve()).then(flush), stop };
};
