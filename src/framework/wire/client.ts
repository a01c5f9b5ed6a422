// Sends one POST in the style of its call (specification, point 7). It does not use React.
import { type Answer, checkAnswer, readBody } from "./answer";
import { tokenFor } from "./tokenFor";
import { sendWithToken, withSignature } from "./sendWithToken";
import { config } from "./config";
import type { CallForm, CallStyle, Payload } from "./contract";
import { writeJson } from "./exactJson";
import { authentication, host } from "./Host";
import { inFlight } from "./inFlight";
import * as language from "./language";
import { callStyleOf } from "./styles";
import * as token from "./token";
import { WireFailure } from "./WireFailure";

export interface ExchangeOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the request fails with a timeout. */
  readonly timeout?: number | undefined;
  /** The name of the resource, which selects more precise messages. */
  readonly context?: string | null | undefined;
  /** Whether the browser completes the request after the person has left the page. */
  readonly keepalive?: boolean | undefined;
}

export interface PostOptions extends ExchangeOptions {
  readonly style: CallStyle;
  /** The version in the legacy envelope. */
  readonly apiVersion?: string;
  /** How this call differs from the usual form, if the host has its own dialect. */
  readonly form?: CallForm | undefined;
  /** For the style `bearer-at`: the address of the server that a record names, `https://host[:port]` or `host[:port]`. */
  readonly address?: string | undefined;
  /** The token of a visitor. It replaces the console's token. If it expires, the console's session continues. */
  readonly token?: string | undefined;
  /** The request is not counted as running, so no overlay covers the page. */
  readonly quiet?: boolean | undefined;
  /** Fields in the platform's own form. They are sent in addition to the payload. */
  readonly kept?: Payload | undefined;
  /** Whether to answer values as the platform wrote them. */
  readonly asWritten?: boolean | undefined;
}

const TIMEOUT_MS = 30_000;

/** @throws TypeError when `address` is not a web address */
export function serverOf(style: CallStyle, address: string | undefined): string {
  if (callStyleOf(style).isAddressed !== true) {
    return config().base;
  }
  if (address === undefined || address === "") {
    throw new TypeError(`A call of the style ${style} needs the address of its server.`);
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

export const headersOf = (style: CallStyle, held: string): Readonly<Record<string, string>> => ({
  "Accept-Language": language.get(),
  ...callStyleOf(style).headers(held),
});

/** The address of a call on its server. */
export const addressOf = (server: string, style: CallStyle, path: string): string =>
  `${server}${callStyleOf(style).root}${path}`;

/** The text of a response. A network error becomes a WireFailure; an abort by the caller is not changed. */
export async function exchange(url: string, init: RequestInit, path: string, options: ExchangeOptions = {}) {
  const { signal, timeout = TIMEOUT_MS, context = null, keepalive = false } = options;
  const clock = AbortSignal.timeout(timeout);
  try {
    const { method = "GET", body } = init;
    const own = init.headers ?? {};
    const headers = authentication()
      ? await withSignature(own, { method, url, body: typeof body === "string" ? body : "" })
      : own;
    const response = await fetch(url, {
      ...init,
      headers,
      // Calls are not redirected. Following a redirect would send the body, and perhaps a token, to another host.
      redirect: "error",
      keepalive,
      signal: signal ? AbortSignal.any([signal, clock]) : clock,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    if (signal?.aborted || error instanceof WireFailure) {
      throw error;
    }
    throw new WireFailure({ reason: clock.aborted ? "timeout" : "network", code: 0, path, context });
  }
}

/**
 * Posts `payload` to the call at `path`, in its style.
 * @throws WireFailure when the platform refuses, does not answer in time, or when the answer is not its JSON
 */
export async function post(path: string, payload: Payload, options: PostOptions): Promise<Answer<unknown>> {
  const { style, apiVersion = "1.0.1", address, context = null, token: given, kept, asWritten } = options;
  const server = serverOf(style, address);
  const url = addressOf(server, style, path);
  const attempt = async (held: string, isLast: boolean) => {
    const own = token.get();
    /** Whether the session of this call is still the current one. Another session may have begun meanwhile. */
    const isOwn = () => isLast && own === token.get();
    let location = "";
    const ask = async (to: string, init: RequestInit) => {
      const reply = await exchange(to, init, path, options);
      location = reply.headers.get("location") ?? "";
      return reply;
    };
    const located = (answer: Answer<unknown>) => (location === "" ? answer : { ...answer, location });
    const { dialect } = host();
    if (dialect && callStyleOf(style).isAddressed !== true) {
      const { form = {} } = options;
      const verb = form.verb ?? "action";
      const asked = { server, path, style, form, verb, payload, apiVersion, held, kept, asWritten };
      const heard = await dialect.perform(asked, ({ url: to, ...init }) => ask(to, init));
      return located(checkAnswer(heard.body, heard.status, path, context, isOwn()));
    }
    const body = writeJson(callStyleOf(style).body({ ...kept, ...payload }, apiVersion, held));
    const headers = { "Content-Type": "application/json", ...headersOf(style, held) };
    const { status, text } = await ask(url, { method: "POST", headers, body });
    return located(checkAnswer(readBody(text, status, asWritten), status, path, context, isOwn()));
  };
  const perform = () =>
    given === undefined ? sendWithToken(url, attempt, server) : attempt(tokenFor(url, given, server), false);
  return options.quiet ? perform() : inFlight.track(perform);
}
