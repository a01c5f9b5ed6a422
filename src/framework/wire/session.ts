// What happens to a session when the platform no longer knows it: specification, points 2 and 8.
import * as token from "./token";

const LOGIN = "/login";
const SILENCE_MS = 2000;

type Place = Pick<Location, "pathname" | "search" | "hash">;

/** /login with the query kept and the way back: `/login?lang=zh&page=2&return=%2Fproduct%2Fdevice%3F…`. */
export function loginAddress({ pathname, search, hash }: Place): string {
  const query = new URLSearchParams(search);
  query.delete("return");
  if (pathname !== "/") {
    query.set("return", `${pathname}${search}${hash}`);
  }
  const text = query.toString();
  return text === "" ? LOGIN : `${LOGIN}?${text}`;
}

/** What answers there is no screen of the console: the sign-in page itself, and what the platform serves. */
const NO_SCREEN = /^\/(?:login|api|rest|files|stream|assets)(?:\/|$)/i;

/**
 * The way back a sign-in page was given, or null: a path of this origin, as the browser itself reads it. `/.//host` is
 * `//host` then, which as an address is another host, so what begins with two slashes is no way back either.
 */
export function returnAddress(search: string, origin: string = globalThis.location.origin): string | null {
  const path = new URLSearchParams(search).get("return");
  if (path === null || !path.startsWith("/") || !URL.canParse(path, origin)) {
    return null;
  }
  const url = new URL(path, origin);
  const isOwn = url.origin === origin && !url.pathname.startsWith("//") && !NO_SCREEN.test(url.pathname);
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** The address without slashes before its path, of which a browser would make another host; null where it is in order. */
export function plainAddress({ origin, pathname, search, hash }: Place & Pick<Location, "origin">): string | null {
  return pathname.startsWith("//") ? `${origin}${pathname.replace(/^\/+/, "/")}${search}${hash}` : null;
}

const forgetting = new Set<() => void>();
let silentUntil = 0;
let leaving = false;
let leave = (address: string): void => globalThis.location.assign(address);

export const session = {
  /** A 401 in an answer: the token is gone and the page goes to /login, once, however many calls fail together. */
  end(): void {
    token.clear();
    session.forgetUser();
    const place = globalThis.location;
    if (place !== undefined && place.pathname !== LOGIN && !leaving) {
      leaving = true;
      leave(loginAddress(place));
    }
  },
  /** A 401 of cloud authorization: what is known of the user is dropped, and messages are held back for two seconds. */
  silence(): void {
    silentUntil = Date.now() + SILENCE_MS;
    session.forgetUser();
  },
  isSilent: (): boolean => Date.now() < silentUntil,
  isLeaving: (): boolean => leaving,
  forgetUser(): void {
    for (const listener of forgetting) {
      listener();
    }
  },
  /** Told when what is known of the user no longer holds. */
  onForget(listener: () => void): () => void {
    forgetting.add(listener);
    return () => {
      forgetting.delete(listener);
    };
  },
  /** Replaces the page load that leads to /login, for tests and for a router. Signing in again allows the next one. */
  leaveBy(way: (address: string) => void): void {
    leave = way;
    leaving = false;
  },
};
