// Viewing the console as a role (ADR 44). The tab has the token of a read-only session, under a separate storage key.
// The first script of the page (public/first/showRoleView.ts) sets that key, so that other code need not know about it.
import { isObject, textIn } from "./readAnswer";
import { session } from "./session";
import * as storage from "./storage";
import { type TabMemory, tabMemory } from "./tabMemory";

export interface RoleView {
  /** The storage key of the tab's token. The next member is the storage key of the person's own session. */
  readonly place: string;
  readonly own: string;
  /** The key of the role, and its name in each language. */
  readonly role: string;
  readonly names: Readonly<Record<string, string>>;
  /** The company that was chosen. "" for the person's own company. */
  readonly company: string;
  /** The address of the page on which the view as a role began. */
  readonly back: string;
}

const PLACES = storage.ownKey("sight.");

const isRoleView = (value: unknown): value is RoleView =>
  isObject(value) && textIn(value.place).startsWith(PLACES) && isObject(value.names);

const memory: TabMemory<RoleView> = tabMemory("sight", isRoleView);

const leave = (address: string): void => globalThis.location.assign(address);

/** Null in a tab that does not view the console as a role. */
const current = (): RoleView | null => {
  const found = memory.read();
  return found !== null && document.documentElement.dataset.token === found.place ? found : null;
};

const forget = (): string => {
  const found = memory.read();
  memory.drop();
  if (found !== null) storage.remove(found.place);
  return found?.back ?? "/";
};

export const roleView = {
  current,
  /** Stores the token for this tab, and opens the console with it. `expires` is in seconds since 1970. */
  begin(given: string, expires: number, about: Omit<RoleView, "place" | "own">): void {
    const now = Date.now() / 1000;
    // Removes tokens of tabs that are closed.
    for (const key of storage.keys(PLACES))
      if (!(Number(key.slice(PLACES.length).split(".")[0]) > now)) storage.remove(key);
    const place = `${PLACES}${expires}.${Math.random().toString(36).slice(2)}`;
    storage.set(place, given);
    memory.write({ ...about, place, own: document.documentElement.dataset.token ?? storage.ownKey("token") });
    leave("/");
  },
  /** Returns to the person's own session, which still exists. */
  end(): void {
    leave(forget());
  },
  /** If the session of the view has ended when the console opens, returns to the person's own session. */
  prepare(): void {
    if (current() === null) return;
    session.leaveBy(() => {
      forget();
      globalThis.location.reload();
    });
  },
  /** Call this before a sign-out, because it ends both sessions. */
  forgetOwn(): void {
    const found = current();
    if (found === null) return;
    storage.remove(found.own);
    memory.drop();
  },
};
