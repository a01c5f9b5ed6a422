// Passes requests on to a platform elsewhere and streams its answers back. It keeps no body in memory.
import { platformWord } from "../../../platform/framework/wire/platformWords";
import { Agent as PlainAgent, request as plainRequest } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { pipeline } from "node:stream";
import { languageOf } from "../../../platform/framework/wire/envelope";

/** Below this path, files have the same addresses as on the platform. All other paths are pages of the console. */
export const PLATFORM_FILES_PATH = "/platform-files";

/** Headers that concern one connection only: RFC 9110, section 7.6.1. */
const HOP = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const named = (headers.connection ?? "").toLowerCase().split(/\s*,\s*/);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.includes(name) && !named.includes(name)));
};

export interface ProxyOptions {
  /** Whether to trust X-Forwarded-For of a request, and add to it. */
  readonly trustProxy: boolean;
  /** Milliseconds until the platform must begin its answer. After that, the answer may take any time. */
  readonly patience?: number;
}

const PATIENCE = 120_000;

/**
 * Milliseconds that an idle connection to the platform is kept. Platforms close theirs after a few seconds, and a call
 * that is sent at that moment fails. It cannot be sent again, because the platform may have executed it.
 */
const IDLE = 1500;

/** Removes the platform's domain from cookies, and `Secure` without TLS, because the browser only knows this proxy. */
const ownCookie = (cookie: string, isSecure: boolean): string => {
  const here = cookie.replaceAll(/;\s*domain=[^;]*/gi, "");
  return isSecure ? here : here.replaceAll(/;\s*secure(?=;|$)/gi, "");
};

export interface PlatformProxy {
  (request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Closes idle connections to the platform. */
  close(): void;
}

/** `platform` is the address of the platform without /api, such as `https://api.example.com`. */
export const createProxy = (platform: string, { trustProxy, patience = PATIENCE }: ProxyOptions): PlatformProxy => {
  const target = new URL(platform);
  const base = target.pathname.replace(/\/+$/, "");
  const isSecureTarget = target.protocol === "https:";
  const kept = { keepAlive: true, timeout: IDLE };
  const agent = isSecureTarget ? new SecureAgent(kept) : new PlainAgent(kept);
  const send = isSecureTarget ? secureRequest : plainRequest;

  const pathOf = (url: string): string =>
    url.startsWith(`${PLATFORM_FILES_PATH}/`) ? url.slice(PLATFORM_FILES_PATH.length) : `${base}${url}`;

  /** The target of a redirect, in the form that the browser can reach. */
  const locationOf = (location: string, asked: string): string => {
    const whole = new URL(location, new URL(pathOf(asked), target));
    return whole.origin === target.origin
      ? `${PLATFORM_FILES_PATH}${whole.pathname}${whole.search}${whole.hash}`
      : whole.href;
  };

  const pass = (request: IncomingMessage, response: ServerResponse, done: () => void): void => {
    const asked = request.url ?? "/";
    const { "x-forwarded-for": before, "x-forwarded-proto": proto, ...headers } = passedOn(request.headers);
    const isSecure = trustProxy && proto === "https";
    const client = request.socket.remoteAddress ?? "";
    const forwarded = trustProxy && before !== undefined ? `${String(before)}, ${client}` : client;
    const outgoing = send({
      protocol: target.protocol,
      hostname: target.hostname.replaceAll(/[[\]]/g, ""),
      port: target.port,
      path: pathOf(asked),
      method: request.method,
      agent,
      headers: {
        ...headers,
        host: target.host,
        "x-forwarded-for": forwarded,
        "x-forwarded-host": request.headers.host ?? "",
        "x-forwarded-proto": isSecure ? "https" : "http",
        ...(request.headers["transfer-encoding"] === undefined ? {} : { "transfer-encoding": "chunked" }),
      },
    });
    let isLate = false;
    const waiting = setTimeout(() => {
      isLate = true;
      outgoing.destroy();
    }, patience);
    const fail = (error: Error): void => {
      clearTimeout(waiting);
      done();
      if (response.headersSent || response.destroyed) return void response.destroy(error);
      const language = languageOf(request.headers["accept-language"] ?? null);
      const body = JSON.stringify({ message: platformWord(language, isLate ? "proxy.late" : "proxy.unreachable") });
      // The rest of an upload is not read, so that the sender gets this answer at once.
      response.writeHead(isLate ? 504 : 502, {
        "content-type": "application/json; charset=utf-8",
        connection: "close",
      });
      response.end(body);
      console.error(
        `The platform at ${target.origin} ${isLate ? "did not answer in time" : `failed: ${error.message}`}`,
      );
    };
    outgoing.once("error", fail);
    outgoing.once("response", (answer) => {
      clearTimeout(waiting);
      const { location, "set-cookie": cookies, ...others } = passedOn(answer.headers);
      response.writeHead(answer.statusCode ?? 502, {
        ...others,
        ...(location === undefined ? {} : { location: locationOf(location, asked) }),
        ...(cookies === undefined ? {} : { "set-cookie": cookies.map((cookie) => ownCookie(cookie, isSecure)) }),
      });
      pipeline(answer, response, done);
    });
    response.once("close", () => {
      if (!response.writableFinished) outgoing.destroy();
    });
    request.pipe(outgoing);
  };

  const proxy = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    new Promise((resolve) => pass(request, response, resolve));
  return Object.assign(proxy, { close: () => agent.destroy() });
};
