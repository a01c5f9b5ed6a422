// A platform for tests: answers each path as prepared, and records the requests.
import { vi } from "vitest";

export interface Asked {
  readonly url: string;
  readonly headers: Headers;
  /** The parsed body. Null if there is no body or it is not JSON. */
  readonly body: unknown;
  /** The body as text. */
  readonly text: string;
  readonly method: string;
}
/** The body of an answer, or a function that creates a response. */
export type FakeReply = object | ((asked: Asked) => Response | Promise<Response>);

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } });

/** Replaces fetch until vi.unstubAllGlobals(). A path is the part after /api or /rest, without the query. */
export function fakePlatform(replies: Readonly<Record<string, FakeReply>>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = String(input);
    const text = typeof init.body === "string" ? init.body : "";
    const body: unknown = /^[[{"]/.test(text) ? JSON.parse(text) : null;
    const one = { url, headers: new Headers(init.headers), body, text, method: init.method ?? "GET" };
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

/** A platform that never answers. Requests end only when they are aborted. */
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
