// Listens on one port. Calls, REST, files, streams, payment notices and health checks go to the platform. All other
// requests go to the page.
import { createServer } from "node:http";
import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { RunningPlatform } from "./server";
import { Refusal } from "../settings/Refusal";
import type { PageHandler } from "../wire/Page";

const CALLS =
  /^\/((api|rest|files|stream|pay)\/|(\.well-known\/security\.txt|blocked|health|ready|metrics|mcp|openapi|openapi\.json)(?:\?|$))/;

/** Explains an error code of the system; null for other errors. */
const reasonOf = (code: string | undefined, host: string, port: number): string | null => {
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop it, or choose another port: PORT=8081 npm start`;
  if (code === "EACCES") return `PORT is ${port}, which this user may not listen at; choose one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `HOST is ${host}, which is no address of this machine; 127.0.0.1 is this machine alone, 0.0.0.0 all of its addresses.`;
  return null;
};

const bind = (server: Server, host: string, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const explain = (error: NodeJS.ErrnoException) => {
      const reason = reasonOf(error.code, host, port);
      reject(reason === null ? error : new Refusal(reason));
    };
    server.once("error", explain);
    server.listen(port, host, () => {
      server.off("error", explain);
      resolve(server);
    });
  });

/** Checks that the port is free. @throws Refusal if the platform cannot listen on it */
export const checkPort = async (host: string, port: number): Promise<void> => {
  const server = await bind(createServer(), host, port);
  await new Promise((resolve) => server.close(resolve));
};

/** Milliseconds that an idle connection stays open: longer than at proxies (nginx: 60 s), so they close it first. */
const KEPT = 65_000;

/** Starts a server. `answererOf` chooses by the address of a request. @throws Refusal if it cannot listen on the port */
export const serveAt = (answererOf: (url: string) => PageHandler, host: string, port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    Promise.resolve(answererOf(request.url ?? "")(request, response)).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.keepAliveTimeout = KEPT;
  return bind(server, host, port);
};

const callsOf = (platform: RunningPlatform): PageHandler =>
  getRequestListener((request, env) => {
    const address = "incoming" in env ? env.incoming.socket?.remoteAddress : undefined;
    return platform.fetch(request, address ?? "unknown");
  });

/** Starts the server. @throws Refusal if the platform cannot listen on the port */
export const listen = (platform: RunningPlatform, page: PageHandler, host: string, port: number): Promise<Server> => {
  const calls = callsOf(platform);
  return serveAt((url) => (CALLS.test(url) ? calls : page), host, port);
};

const SIGNS_OF_LIFE = /^\/(health|ready|metrics)(?:\?|$)/;

/** Starts the server of a worker, which serves only health and metrics. @throws Refusal if it cannot listen on the port */
export const listenForHealth = (platform: RunningPlatform, host: string, port: number): Promise<Server> => {
  const calls = callsOf(platform);
  const nothing: PageHandler = (_request, response) => void response.writeHead(404).end();
  return serveAt((url) => (SIGNS_OF_LIFE.test(url) ? calls : nothing), host, port);
};
