// The first list request at an address. It is mostly the same at each visit, so the page sends it before the console's script has arrived.
import { parseJson } from "../../../shared/schema/parseJson";
import { tokenFor } from "./bearing";
import { config } from "./config";
import type { Payload } from "./contract";
import * as language from "./language";
import * as storage from "./storage";

export interface Arrived {
  readonly status: number;
  readonly text: string;
}

interface Begun {
  readonly path: string;
  readonly body: string;
  readonly at: number;
  readonly answer: Promise<Arrived>;
}

declare global {
  interface Window {
    /** The script in the page's head is a bundle of its own. It shares only the window with the console. */
    firstList?: Begun | undefined;
  }
}

/** Milliseconds after which rows are too old to be shown as new. */
const FRESH = 30_000;

const keyHere = (): string => storage.ownKey(`first:${location.pathname}`);

/** Whether the address alone decides what the list shows. Filters in it differ from visit to visit, and may be personal. */
const isPlain = (): boolean => [...new URLSearchParams(location.search).keys()].every((name) => name === "lang");

/** Path and body. Null for anything else, as anybody may write to the storage. */
const keptHere = (): readonly [string, string] | null => {
  const kept = parseJson(storage.get(keyHere()) ?? "");
  const [path, body]: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return typeof path === "string" && path.startsWith("/") && typeof body === "string" ? [path, body] : null;
};

/** In the page's head: sends what the list at this address requested first at the last visit. */
export const beginFirstList = (): void => {
  const kept = isPlain() ? keptHere() : null;
  if (kept === null) return;
  const [path, body] = kept;
  const url = `/api${path}`;
  const headers = {
    "Content-Type": "application/json",
    "Accept-Language": language.get(),
    Authorization: `Bearer ${tokenFor(url)}`,
  };
  const answer = fetch(url, { method: "POST", headers, body, redirect: "error" }).then(async (response) => ({
    status: response.status,
    text: await response.text(),
  }));
  // Only the console reports a failure, if it makes this request.
  answer.catch(() => undefined);
  window.firstList = { path, body, at: Date.now(), answer };
};

let isFirst = true;

/** The answer that the page has requested for exactly this list request, if it is the console's first. Remembers the request for the next visit. */
export const takeFirstList = (path: string, payload: Payload): Promise<Arrived> | undefined => {
  if (!isFirst || globalThis.location === undefined) return undefined;
  isFirst = false;
  const body = JSON.stringify(payload);
  const begun = globalThis.window?.firstList;
  if (begun) window.firstList = undefined;
  // The page's head knows no other platform than the server of the page.
  if (isPlain() && config().base === "") storage.set(keyHere(), JSON.stringify([path, body]));
  const isSame = begun?.path === path && begun.body === body && Date.now() - begun.at < FRESH;
  return isSame ? begun.answer : undefined;
};
