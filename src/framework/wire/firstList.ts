// The first list request at an address is usually the same at each visit, so it is sent before the script has loaded.
import { parseJson } from "../../../shared/schema/parseJson";
import { tokenFor } from "./tokenFor";
import { config } from "./config";
import type { Payload } from "./contract";
import * as language from "./language";
import * as storage from "./storage";

export interface FirstListAnswer {
  readonly status: number;
  readonly text: string;
}

interface Begun {
  readonly path: string;
  readonly body: string;
  readonly at: number;
  readonly answer: Promise<FirstListAnswer>;
}

declare global {
  interface Window {
    /** The script in the page's head is a separate bundle. It shares only the window with the console. */
    firstList?: Begun | undefined;
  }
}

/** Milliseconds after which rows are too old to be shown as current. */
const FRESH = 30_000;

const keyHere = (): string => storage.ownKey(`first:${location.pathname}`);

/** Whether the address has no filters. Filters differ between visits, and may be personal. */
const isPlain = (): boolean => [...new URLSearchParams(location.search).keys()].every((name) => name === "lang");

/** The stored path and body. Null if the stored text has another form, because other code can write it too. */
const keptHere = (): readonly [string, string] | null => {
  const kept = parseJson(storage.get(keyHere()) ?? "");
  const [path, body]: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return typeof path === "string" && path.startsWith("/") && typeof body === "string" ? [path, body] : null;
};

/** For the script in the page's head: sends the first list request of the last visit at this address. */
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
  // If the request fails, the console repeats it and reports the failure.
  answer.catch(() => undefined);
  window.firstList = { path, body, at: Date.now(), answer };
};

let isFirst = true;

/** The answer to that early request, if this request is exactly the same. Stores the request for the next visit. */
export const consumeFirstList = (path: string, payload: Payload): Promise<FirstListAnswer> | undefined => {
  if (!isFirst || globalThis.location === undefined) return undefined;
  isFirst = false;
  const body = JSON.stringify(payload);
  const begun = globalThis.window?.firstList;
  if (begun) window.firstList = undefined;
  // The script in the page's head can only reach a platform on the server of the page.
  if (isPlain() && config().base === "") storage.set(keyHere(), JSON.stringify([path, body]));
  const isSame = begun?.path === path && begun.body === body && Date.now() - begun.at < FRESH;
  return isSame ? begun.answer : undefined;
};
