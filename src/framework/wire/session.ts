// Ends the session when the platform no longer accepts it: specification, points 2 and 8.
import * as token from "./token";

const LOGIN = "/login";
const SILENCE_MS = 2000;

type Place = Pick<Location, "pathname" | "search" | "hash">;

/** The sign-in page's address, with the query and the address to return to: `/login?page=2&return=%2Fproduct%2F…`. */
export function loginAddress({ pathname, search, hash }: Place): string {
  const query = new URLSearchParams(search);
  query.delete("return");
  if (pathname !== "/") {
    query.set("return", `${pathname}${search}${hash}`);
  }
  const text = query.toString();
  return text === "" ? LOGIN : `${LOGIN}?${text}`;
}

/** Addresses that are not screens of the console: the sign-in page, and addresses of the platform. */
const NO_SCREEN = /^\/(?:login|api|rest|files|stream|assets)(?:\/|$)/i;

/**
 * The address to return to after signing in, or null. It must be a path of this origin. `/.//host` becomes `//host`
 * when a browser parses it, and would lead to another host, so a path that begins with two slashes is refused.
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

/** The address without extra slashes, which a browser would read as another host. Null if nothing must change. */
export function plainAddress({ origin, pathname, search, hash }: Place & Pick<Location, "origin">): string | null {
  return pathname.startsWith("//") ? `${origin}${pathname.replace(/^\/+/, "/")}${search}${hash}` : null;
}

const forgetting = new Set<() => void>();
let silentUntil = 0;
let leaving = false;
let leave = (address: string): void => globalThis.location.assign(address);

export const session = {
  /** For a 401: deletes the token and opens /login, only once even if several calls fail at the same time. */
  end(): void {
    token.clear();
    session.forgetUser();
    const place = globalThis.location;
    if (place !== undefined && place.pathname !== LOGIN && !leaving) {
      leaving = true;
      leave(loginAddress(place));
    }
  },
  /** For a 401 of cloud authorization: deletes the user's data, and shows no messages for two seconds. */
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
  /** Calls the listener when the user's data becomes invalid. */
  onForget(listener: () => void): () => void {
    forgetting.add(listener);
    return () => {
      forgetting.delete(listener);
    };
  },
  /** Replaces the function that opens /login, for tests and routers. It can run again after the next sign-in. */
  leaveBy(way: (address: string) => void): void {
    leave = way;
    leaving = false;
  },
};
