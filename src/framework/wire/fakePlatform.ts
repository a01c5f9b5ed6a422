// A platform for tests: answers each path with what it was told to, and remembers what it was asked.
import { vi } from "vitest";

export interface Asked {
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly method: string;
}
/** A body to answer with, or a function that makes the whole response. */
export type Reply = object | ((asked: Asked) => Response | Promise<Response>);

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } });

/** Replaces fetch until vi.unstubAllGlobals(). Paths are what follows /api or /rest, without a query. */
export function fakePlatform(replies: Readonly<Record<string, Reply>>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = String(input);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    const one = { url, headers: new Headers(init.headers), body, method: init.method ?? "GET" };
    asked.push(one);
    const path = url.replace(/^.*\/(?:api|rest)\//, "/").replace(/\?.*$/, "");
    const reply = replies[path];
    if (reply === undefined) {
      return json({ code: 404, data: null });
    }
    return typeof reply === "function" ? reply(one) : json(reply);
  });
  return asked;
}

/** A platform that never answers; a request ends only when it is given up, as the browser's does. */
export function silentPlatform(): void {
  vi.stubGlobal("fetch", (_input: RequestInfo | URL, { signal }: RequestInit = {}) => {
    return new Promise((_resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
      }
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  });
}
