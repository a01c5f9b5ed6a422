// A minimal proxy in front of several instances. Like nginx, it uses the next instance if one does not accept the
// connection. It repeats a request only if this is harmless: the request is a GET, or there was no connection.
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Milliseconds for which an instance that refused a connection is not tried again. */
const LEFT_ALONE = 500;

export interface LoadBalancer {
  readonly address: string;
  /** The number of requests that each instance has answered. */
  readonly answered: ReadonlyMap<number, number>;
  close(): Promise<void>;
}

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
};

export const openLoadBalancer = async (ports: readonly number[]): Promise<LoadBalancer> => {
  const down = new Map<number, number>();
  const answered = new Map(ports.map((port) => [port, 0]));
  let turn = 0;
  const nextPort = (tried: ReadonlySet<number>): number | undefined => {
    turn += 1;
    const left = ports.map((_, at) => ports[(at + turn) % ports.length] ?? 0).filter((port) => !tried.has(port));
    return left.find((port) => (down.get(port) ?? 0) < Date.now()) ?? left[0];
  };

  const pass = (incoming: IncomingMessage, body: Buffer, response: ServerResponse, tried: Set<number>): void => {
    const port = nextPort(tried);
    if (port === undefined) return void response.writeHead(502).end();
    tried.add(port);
    let isSent = false;
    const { method = "GET", url, headers } = incoming;
    const ask = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
      answered.set(port, (answered.get(port) ?? 0) + 1);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once("error", () => response.destroy());
    });
    ask.once("socket", (socket) => {
      isSent = !socket.connecting;
      socket.once("connect", () => {
        isSent = true;
      });
      ask.once("close", () => socket.removeAllListeners("connect"));
    });
    ask.once("error", () => {
      if (response.headersSent) return void response.destroy();
      if (!isSent) down.set(port, Date.now() + LEFT_ALONE);
      if (!isSent || method === "GET") return pass(incoming, body, response, tried);
      response.writeHead(502).end();
    });
    ask.end(body);
  };

  const server = createServer((incoming, response) => {
    bodyOf(incoming).then(
      (body) => pass(incoming, body, response, new Set()),
      () => response.destroy(),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    answered,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
