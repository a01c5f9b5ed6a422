// One POST, in the three styles of the specification, point 7. React knows nothing of this.
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
  /** Milliseconds until it counts as failed. */
  readonly timeout?: number | undefined;
  /** What messages may differ by: a resource's name. */
  readonly context?: string | null | undefined;
  /** Sent to its end though the page is left meanwhile. */
  readonly keepalive?: boolean | undefined;
}

export interface PostOptions extends ExchangeOptions {
  readonly style: CallStyle;
  /** For the legacy envelope. */
  readonly apiVersion?: string;
  /** Server of a bearer-at call, as the platform's registry has it: `https://host[:port]`, or `host[:port]` on the page's own scheme. */
  readonly address?: string | undefined;
  /** Instead of the operator's: a visitor's of a public page, whose end ends no session of the console. */
  readonly token?: string | undefined;
  /** Not counted among the calls in flight: the person goes on without it, and no overlay may cover them. */
  readonly quiet?: boolean | undefined;
}

const TIMEOUT_MS = 30_000;
let sent = 0;

/** @throws TypeError when `address` is no web address */
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

/** @throws TypeError when the platform knows no envelope */
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

/** A response's text, or a failure that says which way the network failed. A caller's own abort passes through. */
export async function exchange(url: string, init: RequestInit, path: string, options: ExchangeOptions = {}) {
  const { signal, timeout = TIMEOUT_MS, context = null, keepalive = false } = options;
  const clock = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      ...init,
      // No call of the wire is answered by a redirection; followed, one would take the body, and a token in it, elsewhere.
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
 * @throws WireFailure when the platform refuses, does not answer in time, or answers something else than its JSON
 */
export function post(path: string, payload: Payload, options: PostOptions): Promise<Answer<unknown>> {
  const { style, apiVersion = "1.0.1", address, context = null, token: given } = options;
  const perform = async () => {
    const server = serverOf(style, address);
    const url = `${server}${style === "rest" ? "/rest" : "/api"}${path}`;
    const held = tokenFor(url, given ?? token.get(), style === "bearer-at" ? server : null);
    const body = JSON.stringify(style === "legacy" ? envelope(payload, apiVersion, held) : payload);
    const headers = { "Content-Type": "application/json", ...headersOf(style, held) };
    const { status, text } = await exchange(url, { method: "POST", headers, body }, path, options);
    return answerOf(status, text, path, context, given === undefined);
  };
  return options.quiet ? perform() : inFlight.track(perform);
}
