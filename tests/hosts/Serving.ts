// A small HTTP server of a host: reads JSON, and writes down every request.
import { createServer, type IncomingMessage, type Server } from "node:http";

export interface Heard {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  /** Null for a request without a body. */
  readonly body: unknown;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** Nothing is sent when it is undefined. */
  readonly body?: unknown;
}

const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const text = Buffer.concat(parts).toString("utf8");
  return text === "" ? null : JSON.parse(text);
};

export class Serving {
  readonly heard: Heard[] = [];
  readonly #server: Server;

  constructor(answer: (heard: Heard) => Reply) {
    this.#server = createServer(async (request, response) => {
      const { pathname: path, searchParams: query } = new URL(request.url ?? "/", "http://host");
      const { method = "GET", headers } = request;
      const heard = { method, path, query, headers, body: await readJson(request) };
      this.heard.push(heard);
      const { status = 200, headers: own = {}, body } = answer(heard);
      response.writeHead(status, { "content-type": "application/json", ...own });
      response.end(body === undefined ? "" : JSON.stringify(body));
    });
  }

  /** Answers the address. */
  open(): Promise<string> {
    return new Promise((resolve) => {
      this.#server.listen(0, "127.0.0.1", () => {
        const bound = this.#server.address();
        resolve(`http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`);
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }
}
