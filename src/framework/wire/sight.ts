// Looking at the console as a role (ADR 44): the tab has the token of a session that only reads, under its own storage
// key. The first script of the page (public/first/wearSight.ts) sets that key, so that no other code knows of it.
import { isObject, textIn } from "./readAnswer";
import { session } from "./session";
import * as storage from "./storage";
import { type TabMemory, tabMemory } from "./tabMemory";

export interface Sight {
  /** The storage keys of the tab's token, and of the token of the own session. */
  readonly place: string;
  readonly own: string;
  /** The key of the role, and its name in each language. */
  readonly role: string;
  readonly names: Readonly<Record<string, string>>;
  /** The company for which the person looks. "" for the own one. */
  readonly company: string;
  /** Where it was begun. */
  readonly back: string;
}

const PLACES = storage.ownKey("sight.");

const isSight = (value: unknown): value is Sight =>
  isObject(value) && textIn(value.place).startsWith(PLACES) && isObject(value.names);

const memory: TabMemory<Sight> = tabMemory("sight", isSight);

const leave = (address: string): void => globalThis.location.assign(address);

/** Null in a tab that does not look as a role. */
const current = (): Sight | null => {
  const found = memory.read();
  return found !== null && document.documentElement.dataset.token === found.place ? found : null;
};

const forget = (): string => {
  const found = memory.read();
  memory.drop();
  if (found !== null) storage.remove(found.place);
  return found?.back ?? "/";
};

export const sight = {
  current,
  /** Keeps the token for this tab, and opens the console with it. `expires` is in seconds since 1970. */
  begin(given: string, expires: number, about: Omit<Sight, "place" | "own">): void {
    const now = Date.now() / 1000;
    // What tabs left that were closed.
    for (const key of storage.keys(PLACES))
      if (!(Number(key.slice(PLACES.length).split(".")[0]) > now)) storage.remove(key);
    const place = `${PLACES}${expires}.${Math.random().toString(36).slice(2)}`;
    storage.set(place, given);
    memory.write({ ...about, place, own: document.documentElement.dataset.token ?? storage.ownKey("token") });
    leave("/");
  },
  /** Returns to the own session, which has not ended. */
  end(): void {
    leave(forget());
  },
  /** When the console opens: returns from an ended session to the own one, at the same address. */
  prepare(): void {
    if (current() === null) return;
    session.leaveBy(() => {
      forget();
      globalThis.location.reload();
    });
  },
  /** Before a sign-out, which the platform takes as one of the session that looks, and of one's own. */
  forgetOwn(): void {
    const found = current();
    if (found === null) return;
    storage.remove(found.own);
    memory.drop();
  },
};
