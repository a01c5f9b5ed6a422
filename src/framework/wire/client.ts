// One POST, in the three styles of the specification, point 7. It does not depend on React.
import { type Answer, answerOf } from "./answer";
import { tokenFor } from "./bearing";
import { config } from "./config";
import type { CallStyle, Payload } from "./contract";
import { host } from "./Host";
import { inFlight } from "./inFlight";
import * as language from "./language";
import * as token from "./token";
import { WireFailure } from "./WireFailure";

export interface ExchangeOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the request fails with a timeout. */
  readonly timeout?: number | undefined;
  /** The name of the resource, for messages that differ between resources. */
  readonly context?: string | null | undefined;
  /** The browser completes the request even if the person leaves the page. */
  readonly keepalive?: boolean | undefined;
}

export interface PostOptions extends ExchangeOptions {
  readonly style: CallStyle;
  /** The version in the legacy envelope. */
  readonly apiVersion?: string;
  /** The server of a bearer-at call, as registered on the platform: `https://host[:port]`, or `host[:port]` with the scheme of the page. */
  readonly address?: string | undefined;
  /** Used in place of the operator's token: the token of a visitor to a public page. When it expires, the console's session goes on. */
  readonly token?: string | undefined;
  /** The request is not counted as running, so that no overlay covers the page while it runs. */
  readonly quiet?: boolean | undefined;
}

const TIMEOUT_MS = 30_000;
let sent = 0;

/** @throws TypeError when `address` is not a web address */
export function serverOf(style: CallStyle, address: string | undefined): string {
  if (style !== "bearer-at") {
    return config().base;
  }
  if (address === undefined || address === "") {
    throw new TypeError("A bearer-at call needs the address of its server.");
  }
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(address)
    ? address
    : `${globalThis.location?.protocol ?? "https:"}//${address}`;
  const url = new URL(whole);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new TypeError(`${address} is no web address.`);
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

/** @throws TypeError when the platform has no envelope */
export function envelope(params: Payload, apiVersion: string, held: string): Payload {
  sent += 1;
  const { envelope: names } = host();
  if (names === null) {
    throw new TypeError("The platform has no envelope for a call of the style legacy.");
  }
  const { given } = config();
  const constants = Object.entries(names.constants).map(([name, standard]) => {
    const value = given[name];
    return [name, typeof value === typeof standard ? value : standard];
  });
  return {
    params,
    tag: String(sent),
    request: {
      language: language.get(),
      ...Object.fromEntries(constants),
      [names.token]: held,
      [names.version]: apiVersion,
    },
  };
}

export function headersOf(style: CallStyle, held: string): Record<string, string> {
  const authorization = style === "legacy" || held === "" ? {} : { Authorization: `Bearer ${held}` };
  return { "Accept-Language": language.get(), ...authorization };
}

/** The text of a response. A network error becomes a WireFailure that says what failed; an abort by the caller is passed on as it is. */
export async function exchange(url: string, init: RequestInit, path: string, options: ExchangeOptions = {}) {
  const { signal, timeout = TIMEOUT_MS, context = null, keepalive = false } = options;
  const clock = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      ...init,
      // No call is answered by a redirect. Following one would send the body, and perhaps a token in it, to another host.
      redirect: "error",
      keepalive,
      signal: signal ? AbortSignal.any([signal, clock]) : clock,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) {
      throw error;
    }
    throw new WireFailure({ reason: clock.aborted ? "timeout" : "network", code: 0, path, context });
  }
}

/**
 * Posts `payload` to `<server>/api<path>`.
 * @throws WireFailure when the platform refuses, does not answer in time, or when the answer is not its JSON
 */
export function post(path: string, payload: Payload, options: PostOptions): Promise<Answer<unknown>> {
  const { style, apiVersion = "1.0.1", address, context = null, token: given } = options;
  const perform = async () => {
    const server = serverOf(style, address);
    const url = `${server}${style === "rest" ? "/rest" : "/api"}${path}`;
    const held = tokenFor(url, given ?? token.get(), server);
    const body = JSON.stringify(style === "legacy" ? envelope(payload, apiVersion, held) : payload);
    const headers = { "Content-Type": "application/json", ...headersOf(style, held) };
    const { status, text } = await exchange(url, { method: "POST", headers, body }, path, options);
    return answerOf(status, text, path, context, given === undefined);
  };
  return options.quiet ? perform() : inFlight.track(perform);
}
