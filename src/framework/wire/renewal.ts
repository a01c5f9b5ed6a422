// Signing in again without leaving the page. When the session ends, the address in the browser changes to the sign-in
// page, but the page stays. The sign-in form is drawn over it, and refused calls wait. They are repeated after the same
// person has signed in (ADR 55).
import { lastUser } from "./lastUser";
import { loginAddress, session } from "./session";
import { forgetTab } from "./tabMemory";
import * as token from "./token";
import { WireFailure } from "./WireFailure";

interface Due {
  /** The user whose session ended. */
  readonly user: string;
  readonly over: Promise<void>;
  readonly end: () => void;
  /** The address to return to. */
  back: string;
}

let due: Due | null = null;
const listeners = new Set<() => void>();

const change = (next: Due | null): void => {
  due = next;
  for (const listener of listeners) listener();
};

/** The router does not learn of this. The page stays, and only the browser's address changes. */
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

/** Another account has signed in, so this page must end. */
const startAfresh = (): void => {
  addEventListener("pagehide", forgetTab);
  location.replace("/");
};

/** If no form can be drawn over the page, the sign-in page is loaded. */
const leave = (address: string): void => location.assign(address);

export const renewal = {
  /** From now on, the form is drawn over the page. Answers a function that turns this off. */
  offer(): () => void {
    session.leaveBy(begin);
    return () => session.leaveBy(leave);
  },
  isDue: (): boolean => due !== null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Resolves when the session continues. If another account signs in, it never resolves. */
  over: (): Promise<void> => due?.over ?? Promise.resolve(),
  /** Shows the address of the sign-in page again, after the page underneath it has changed the address. */
  cover,
  /** Leaves the page and loads the sign-in page. */
  giveUp(): void {
    if (due === null) {
      session.leaveBy(leave);
      session.end();
    } else location.reload();
  },
  /** Call this when somebody has signed in, here or in another tab. */
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
 * Makes a call. If the call is refused because the session has ended, the platform has not begun it, so it is repeated
 * after the person has signed in again. Calls that begin meanwhile also wait.
 */
export const renewingSession = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  if (due !== null) await due.over;
  const held = token.get();
  try {
    return await call();
  } catch (error) {
    // A slow answer may arrive after the person has signed in again.
    const isRenewed = token.get() !== "" && token.get() !== held;
    if (!isRefused(error) || !(due !== null || isRenewed)) throw error;
  }
  if (due !== null) await due.over;
  return call();
};
