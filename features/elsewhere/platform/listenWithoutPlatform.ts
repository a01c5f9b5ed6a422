// Listens on the port of a console without its own platform.
import type { Server } from "node:http";
import { serveAt } from "../../../platform/framework/server/listen";
import type { PageHandler } from "../../../platform/framework/wire/Page";
import { PLATFORM_FILES_PATH } from "./proxy";

const ELSEWHERE = new RegExp(
  `^/((api|rest|files|stream|pay)/|${PLATFORM_FILES_PATH.slice(1)}/|(mcp|openapi|openapi\\.json)(?:\\?|$))`,
);

/** `calls`: the path prefixes of calls of a platform with a dialect. */
const isElsewhere = (url: string, calls: readonly string[]): boolean =>
  ELSEWHERE.test(url) || calls.some((root) => url.startsWith(`${root}/`) || url.startsWith(`${root}?`));

const health =
  (isStopping: () => boolean): PageHandler =>
  ({ url }, response) => {
    const isReady = !isStopping();
    response.writeHead(isReady || url === "/health" ? 200 : 503, { "content-type": "application/json" });
    response.end(JSON.stringify({ alive: true, ready: isReady }));
  };

/**
 * Starts the server of a console without its own platform. Without `proxy`, browsers call the platform directly.
 * @throws Refusal if it cannot listen on the port
 */
export const listenWithoutPlatform = (
  proxy: PageHandler | null,
  page: PageHandler,
  host: string,
  port: number,
  calls: readonly string[] = [],
  isStopping: () => boolean = () => false,
): Promise<Server> => {
  const alive = health(isStopping);
  const answererOf = (url: string): PageHandler => {
    if (/^\/(health|ready)$/.test(url)) return alive;
    return proxy !== null && isElsewhere(url, calls) ? proxy : page;
  };
  return serveAt(answererOf, host, port);
};
