// Signing in again without leaving the page. When the session ends, the page stays as it is: its address becomes that of the sign-in page,
// the form is drawn over it, and the calls that were refused wait. They are made again after the same person has signed in (ADR 55).
import { lastUser } from "./lastUser";
import { loginAddress, session } from "./session";
import { forgetTab } from "./tabMemory";
import * as token from "./token";
import { WireFailure } from "./WireFailure";

interface Due {
  /** Whose session ended. */
  readonly user: string;
  readonly over: Promise<void>;
  readonly end: () => void;
  /** The address of the page. */
  back: string;
}

let due: Due | null = null;
const listeners = new Set<() => void>();

const change = (next: Due | null): void => {
  due = next;
  for (const listener of listeners) listener();
};

/** The router does not see it: the page stays at its place, and only the browser shows another address. */
const showAddress = (address: string): void => history.replaceState(history.state, "", address);

const cover = (): void => {
  if (due === null || location.pathname === loginAddress({ pathname: "/", search: "", hash: "" })) return;
  due.back = `${location.pathname}${location.search}${location.hash}`;
  showAddress(loginAddress(location));
};

const begin = (): void => {
  let end = (): void => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  change({ user: lastUser.get(), over, end, back: "/" });
  cover();
};

/** Another account signed in; stop this page. */
const startAfresh = (): void => {
  addEventListener("pagehide", forgetTab);
  location.replace("/");
};

/** The session ends where the sign-in page is loaded. */
const leave = (address: string): void => location.assign(address);

export const renewal = {
  /** From now on, people sign in over the page. Answers a function that ends this. */
  offer(): () => void {
    session.leaveBy(begin);
    return () => session.leaveBy(leave);
  },
  isDue: (): boolean => due !== null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Resolves when the session continues; never for another account. */
  over: (): Promise<void> => due?.over ?? Promise.resolve(),
  /** Shows the address of the sign-in page again, after the page beneath went to another place. */
  cover,
  /** Leaves the page and loads the sign-in page itself. */
  giveUp(): void {
    if (due === null) {
      session.leaveBy(leave);
      session.end();
    } else location.reload();
  },
  /** Somebody has signed in, here or in another tab. */
  signedIn(): void {
    if (due === null) return;
    const { user, back, end } = due;
    if (lastUser.get() === user) {
      showAddress(back);
      session.leaveBy(begin);
      change(null);
      end();
    } else startAfresh();
  },
};

const isRefused = (error: unknown): boolean =>
  error instanceof WireFailure && error.reason === "answer" && error.code === 401;

/**
 * Makes a call. If it is refused because the session has ended, it is made once more after the person has signed in again: the platform
 * has done nothing of it yet. A call that begins meanwhile waits.
 */
export const renewing = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  if (due !== null) await due.over;
  const held = token.get();
  try {
    return await call();
  } catch (error) {
    // A slow answer may come when the person has already signed in again.
    const isRenewed = token.get() !== "" && token.get() !== held;
    if (!isRefused(error) || !(due !== null || isRenewed)) throw error;
  }
  if (due !== null) await due.over;
  return call();
};
