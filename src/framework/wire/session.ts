// What happens when the platform no longer accepts the session: specification, points 2 and 8.
import * as token from "./token";

const LOGIN = "/login";
const SILENCE_MS = 2000;

type Place = Pick<Location, "pathname" | "search" | "hash">;

/** /login with the query, and with the address to return to: `/login?lang=zh&page=2&return=%2Fproduct%2Fdevice%3F…`. */
export function loginAddress({ pathname, search, hash }: Place): string {
  const query = new URLSearchParams(search);
  query.delete("return");
  if (pathname !== "/") {
    query.set("return", `${pathname}${search}${hash}`);
  }
  const text = query.toString();
  return text === "" ? LOGIN : `${LOGIN}?${text}`;
}

/** Addresses that are no screen of the console: the sign-in page, and addresses of the platform itself. */
const NO_SCREEN = /^\/(?:login|api|rest|files|stream|assets)(?:\/|$)/i;

/**
 * The address to return to after sign-in, or null. It must be a path of this origin after the browser has parsed it. `/.//host`
 * becomes `//host`, which would lead to another host, so a path that begins with two slashes is refused.
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

/** The address without extra slashes before its path, which a browser would read as another host. Null when nothing has to change. */
export function plainAddress({ origin, pathname, search, hash }: Place & Pick<Location, "origin">): string | null {
  return pathname.startsWith("//") ? `${origin}${pathname.replace(/^\/+/, "/")}${search}${hash}` : null;
}

const forgetting = new Set<() => void>();
let silentUntil = 0;
let leaving = false;
let leave = (address: string): void => globalThis.location.assign(address);

export const session = {
  /** For a 401 in an answer: drops the token and goes to /login. Happens once, even when several calls fail together. */
  end(): void {
    token.clear();
    session.forgetUser();
    const place = globalThis.location;
    if (place !== undefined && place.pathname !== LOGIN && !leaving) {
      leaving = true;
      leave(loginAddress(place));
    }
  },
  /** For a 401 of cloud authorization: forgets the user's data and holds messages back for two seconds. */
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
  /** Called when the user's data is no longer valid. */
  onForget(listener: () => void): () => void {
    forgetting.add(listener);
    return () => {
      forgetting.delete(listener);
    };
  },
  /** Replaces the page load that leads to /login, in tests and in a router. After the next sign-in it may happen again. */
  leaveBy(way: (address: string) => void): void {
    leave = way;
    leaving = false;
  },
};
