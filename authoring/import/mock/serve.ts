// Serves a mock on this machine only.
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { MockPlatform } from "./Mock";

const HERE = "127.0.0.1";

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const text = Buffer.concat(parts).toString("utf8");
  if (text === "") return null;
  if (request.headers["content-type"]?.includes("urlencoded") === true)
    return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export interface ServedMock {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** `port`: 0 for a free one. Rejects if the port is taken. */
export const serveMock = (mock: MockPlatform, port: number): Promise<ServedMock> =>
  new Promise((resolve, reject) => {
    const server: Server = createServer(async (request, response) => {
      const { pathname: path, searchParams: query } = new URL(request.url ?? "/", `http://${HERE}`);
      const { method = "GET", headers } = request;
      const {
        status,
        body,
        headers: own = {},
      } = mock.answer({ method, path, query, headers, body: await bodyOf(request) });
      response.writeHead(status, { "content-type": "application/json", ...own });
      response.end(status === 204 ? "" : JSON.stringify(body));
    });
    server.once("error", reject);
    server.listen(port, HERE, () => {
      const bound = server.address();
      const at = typeof bound === "object" && bound !== null ? bound.port : port;
      const close = (): Promise<void> =>
        new Promise((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ address: `http://${HERE}:${at}`, close });
    });
  });
