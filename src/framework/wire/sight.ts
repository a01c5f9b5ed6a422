// Looking at the console as a role (ADR 44): the tab has the token of a session that only reads, in a place of its own. The first script
// of the page (src/framework/prerender) names that place, so that no other code knows of it.
import { isObject, textIn } from "./readAnswer";
import { session } from "./session";
import * as storage from "./storage";
import { type TabMemory, tabMemory } from "./tabMemory";

export interface Sight {
  /** Where the tab's token is kept. */
  readonly place: string;
  /** The key of the role, and its name in each language. */
  readonly role: string;
  readonly names: Readonly<Record<string, string>>;
  /** The company that is looked from. "" for one's own. */
  readonly company: string;
  /** Where it was begun. */
  readonly back: string;
}

const PLACES = storage.ownKey("sight.");

const isSight = (value: unknown): value is Sight =>
  isObject(value) && textIn(value.place).startsWith(PLACES) && isObject(value.names);

const memory: TabMemory<Sight> = tabMemory("sight", isSight);

const leave = (address: string): void => globalThis.location.assign(address);

/** Null in a tab that looks as nobody else. */
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
  /** In the first script, before anything reads the token. A tab whose place is empty looks as nobody else. */
  wear(): void {
    const found = memory.read();
    if (found === null || location.pathname === "/login") return;
    const { dataset } = document.documentElement;
    if (storage.get(found.place) === null) {
      memory.drop();
      return;
    }
    dataset.ownToken = dataset.token ?? storage.ownKey("token");
    dataset.token = found.place;
  },
  /** Keeps the token for this tab, and opens the console with it. `expires` is in seconds since 1970. */
  begin(given: string, expires: number, about: Omit<Sight, "place">): void {
    const now = Date.now() / 1000;
    // What tabs left that were closed.
    for (const key of storage.keys(PLACES))
      if (!(Number(key.slice(PLACES.length).split(".")[0]) > now)) storage.remove(key);
    const place = `${PLACES}${expires}.${Math.random().toString(36).slice(2)}`;
    storage.set(place, given);
    memory.write({ ...about, place });
    leave("/");
  },
  /** Goes back to one's own session, which has not ended. */
  end(): void {
    leave(forget());
  },
  /** When the console opens: a session that has ended leads back to one's own, and a sign-out ends that too. */
  prepare(): void {
    if (current() !== null) session.leaveBy(() => sight.end());
  },
  /** Before a sign-out, which the platform takes as one of the session that looks, and of one's own. */
  forgetOwn(): void {
    if (current() === null) return;
    storage.remove(document.documentElement.dataset.ownToken ?? "");
    memory.drop();
  },
};
