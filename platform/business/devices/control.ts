// Opens a second loopback port, the address of the demo servers and third parties. It answers only /srv/ctrl and
// /goods. The console calls /srv/ctrl from another origin, so the port sends CORS headers. Each call carries the
// caller's token.
import { createServer } from "node:http";
import type { Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { OpenedPlatform } from "pilothouse/platform";
import { answerGoods, GOODS_PATH } from "../identity/demoGoods";
import { publishAddress } from "./publishAddress";
import { LOOPBACK } from "./storeServerAddress";

const PATH = "/api/srv/ctrl";
/**
 * The distance to the console's port. A smaller distance would often hit a used port, because other programs take the
 * next free ports.
 */
const APART = 10_000;

const allowed = (origin: string, request: Request): Headers =>
  new Headers({
    "access-control-allow-origin": origin,
    "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "content-type",
    "access-control-allow-methods": "POST",
    vary: "origin",
  });

const isOnMachine = (origin: string): boolean =>
  URL.canParse(origin) && ["localhost", LOOPBACK, "[::1]"].includes(new URL(origin).hostname);

/** Answers a request to the port. Only pages served from this machine are allowed, because the port is local. */
const answerControl = async ({ answer: ask }: OpenedPlatform, request: Request, address: string): Promise<Response> => {
  const origin = request.headers.get("origin");
  const { pathname } = new URL(request.url);
  if (pathname === GOODS_PATH && request.method === "POST" && origin === null) return answerGoods(request);
  if (pathname !== PATH) return new Response(null, { status: 404 });
  if (origin !== null && !isOnMachine(origin)) return new Response(null, { status: 403 });
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: allowed(origin ?? "", request) });
  const answer = await ask(request, address);
  const headers = new Headers(answer.headers);
  if (origin !== null) for (const [name, value] of allowed(origin, request)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
};

const bound = (server: Server, port: number): Promise<number | null> =>
  new Promise((resolve) => {
    server.once("error", () => resolve(null));
    if (port > 65_535) return resolve(null);
    server.listen(port, LOOPBACK, () => {
      const place = server.address();
      resolve(typeof place === "object" && place ? place.port : null);
    });
  });

const nothing = async (): Promise<void> => undefined;

/**
 * Opens the port in demo mode only: at a fixed distance from the console's port, or at any free port. Then stores the
 * address in the demo servers. Answers the function that closes the port.
 */
export const listenForControl = async (opened: OpenedPlatform): Promise<() => Promise<void>> => {
  if (!opened.platform.isDemo) return nothing;
  const listener = getRequestListener((request, env) => {
    const from = "incoming" in env ? env.incoming.socket?.remoteAddress : undefined;
    return answerControl(opened, request, from ?? "unknown");
  });
  for (const wanted of [opened.port + APART, 0]) {
    const server = createServer((request, response) => void listener(request, response));
    const port = await bound(server, wanted);
    if (port === null) continue;
    server.unref();
    const leave = await publishAddress(opened.platform, `${LOOPBACK}:${port}`);
    return async () => {
      leave();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    };
  }
  return nothing;
};
