// Keeps a person's preferences in step with the platform's copy: reads it once, then sends each change. Meanwhile this browser's own
// copy is shown, and no change is lost while the platform cannot be reached.
import { WireFailure } from "../wire/WireFailure";
import { type Mark, marksOf } from "./marks";
import { merge, unite } from "./merge";
import { isPersonal } from "./personal";
import type { Preferences } from "./preferences";

export interface Stored {
  readonly name: string;
  readonly value: unknown;
  readonly version: number;
}

/** The platform's copy. @throws WireFailure */
export interface Shelf {
  list(): Promise<readonly Stored[]>;
  /** `seen`: the version to replace, 0 for none. @throws ChangedMeanwhile when the platform has another one */
  put(name: string, value: unknown, seen: number): Promise<Stored>;
  remove(name: string): Promise<void>;
}

export class ChangedMeanwhile extends Error {
  /** Null when it was removed. */
  readonly stored: Stored | null;
  constructor(stored: Stored | null) {
    super("Another browser has changed it");
    this.stored = stored;
  }
}

interface Manner {
  /** Whether a choice of another browser is shown at once. Otherwise it is kept for the next visit. */
  readonly isShown?: (key: string) => boolean;
}

export interface Synchronized {
  /** Sends pending changes at once. */
  flush(): Promise<void>;
  stop(): void;
}

/** Milliseconds to collect several changes. */
const PAUSE = 1000;
/** Milliseconds between attempts while the platform cannot be reached. */
const AGAIN = [5000, 15_000, 60_000, 300_000];
const ATTEMPTS = 3;
const SIGNED_OUT = 401;
const NOT_NOW = new Set([SIGNED_OUT, 429, 503]);

/** A refusal is final. */
const isRefused = (error: unknown): boolean =>
  error instanceof WireFailure && error.reason === "answer" && !NOT_NOW.has(error.code);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const synchronize = (
  preferences: Preferences,
  shelf: Shelf,
  { isShown = () => true }: Manner = {},
): Synchronized => {
  const marks = marksOf(preferences.account);
  const refused = new Set<string>();
  let isRead = false;
  let isStopped = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;

  const receive = (key: string, value: unknown) => preferences.receive(key, value, isShown(key));

  /** For a preference that both browsers changed. */
  const join = (key: string, { base }: Mark, stored: Stored | null): void => {
    const mine = preferences.kept(key);
    const merged = merge(base, mine, stored?.value);
    if (!isSame(mine, merged)) receive(key, merged);
    marks.set(key, { version: stored?.version ?? 0, changed: true, base: stored?.value });
  };

  const take = ({ name, value, version }: Stored): void => {
    const mine = preferences.kept(name);
    const mark = marks.get(name);
    if (mark?.changed === true) {
      // It was sent when the page was left, and the answer was not received.
      if (isSame(mine, value)) marks.set(name, { version, changed: false });
      else if (mark.version !== version) join(name, mark, { name, value, version });
      return;
    }
    // A value from before the platform kept preferences is not a change.
    const next = mark === null && mine !== undefined ? unite(mine, value) : value;
    if (!isSame(mine, next)) receive(name, next);
    marks.set(name, isSame(next, value) ? { version, changed: false } : { version, changed: true, base: value });
  };

  const read = async (): Promise<void> => {
    const stored = (await shelf.list()).filter(({ name }) => isPersonal(name));
    for (const one of stored) take(one);
    const there = new Set(stored.map(({ name }) => name));
    const here = new Set([...preferences.personal(), ...marks.keys()]);
    for (const key of here) {
      const mark = marks.get(key);
      if (there.has(key) || mark?.changed === true) continue;
      if (mark === null) marks.set(key, { version: 0, changed: true });
      else {
        // Another browser removed it.
        receive(key, undefined);
        marks.remove(key);
      }
    }
    isRead = true;
  };

  const markSent = (key: string, sent: unknown, version: number): void => {
    const isLast = isSame(preferences.kept(key), sent);
    if (isLast && sent === undefined) marks.remove(key);
    else marks.set(key, isLast ? { version, changed: false } : { version, changed: true, base: sent });
  };

  const send = async (key: string, attempt = 1): Promise<void> => {
    const mark = marks.get(key);
    if (mark?.changed !== true) return;
    const value = preferences.kept(key);
    try {
      if (value === undefined) {
        await shelf.remove(key);
        markSent(key, value, 0);
      } else markSent(key, value, (await shelf.put(key, value, mark.version)).version);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || attempt >= ATTEMPTS) throw error;
      join(key, mark, error.stored);
      await send(key, attempt + 1);
    }
  };

  const waiting = () => marks.keys().filter((key) => marks.get(key)?.changed === true && !refused.has(key));

  const sendAll = async (): Promise<void> => {
    if (!isRead) await read();
    for (const key of waiting()) {
      await send(key).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
        // It stays in this browser, and is sent again when the console is next opened.
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
    // After sign-out, or without support by the platform, nothing more is sent.
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
    // The running request may not contain the last change.
    timer = setTimeout(() => void (running ?? Promise.resolve()).then(flush), after);
  };

  const onOnline = () => plan(0);
  /** All requests at once: when the page is gone, nothing can wait for an answer. */
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
