// One port: calls, REST and files go to the platform, everything else to the page.
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { RunningPlatform } from "./server";

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const CALLS = /^\/(api|rest|files|stream|pay)\//;

const bind = (server: Server, host: string, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const explain = (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is in use by another program. Stop it, or choose another port: PORT=8081 npm start`;
      reject(error.code === "EADDRINUSE" ? new Error(taken) : error);
    };
    server.once("error", explain);
    server.listen(port, host, () => {
      server.off("error", explain);
      resolve(server);
    });
  });

/** @throws Error with one sentence for people when the port is taken */
export const checkPort = async (host: string, port: number): Promise<void> => {
  const server = await bind(createServer(), host, port);
  await new Promise((resolve) => server.close(resolve));
};

/** @throws Error as checkPort */
export const listen = (platform: RunningPlatform, page: PageHandler, host: string, port: number): Promise<Server> => {
  const calls = getRequestListener((request, env) => {
    const address = "incoming" in env ? env.incoming.socket?.remoteAddress : undefined;
    return platform.fetch(request, address ?? "unknown");
  });
  const server = createServer((request, response) => {
    const answer = CALLS.test(request.url ?? "") ? calls : page;
    Promise.resolve(answer(request, response)).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return bind(server, host, port);
};
