// A small HTTP server for test hosts: reads JSON and forms, and records every request.
import { createServer, type IncomingMessage, type Server } from "node:http";

export interface HeardRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  /** Null for a request without a body. */
  readonly body: unknown;
  /** The text of the body. */
  readonly text: string;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** If this is undefined, nothing is sent. */
  readonly body?: unknown;
  /** An HTML page, instead of a body. */
  readonly page?: string;
}

const readText = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString("utf8");
};

const bodyIn = (text: string, { headers }: IncomingMessage): unknown => {
  if (text === "") return null;
  return headers["content-type"]?.includes("form-urlencoded")
    ? Object.fromEntries(new URLSearchParams(text))
    : JSON.parse(text);
};

export class Serving {
  readonly heard: HeardRequest[] = [];
  readonly #server: Server;

  constructor(answer: (heard: HeardRequest) => Reply) {
    this.#server = createServer(async (request, response) => {
      const { pathname: path, searchParams: query } = new URL(request.url ?? "/", "http://host");
      const { method = "GET", headers } = request;
      const text = await readText(request);
      const heard = { method, path, query, headers, body: bodyIn(text, request), text };
      this.heard.push(heard);
      const { status = 200, headers: own = {}, body, page } = answer(heard);
      response.writeHead(status, { "content-type": page === undefined ? "application/json" : "text/html", ...own });
      response.end(page ?? (body === undefined ? "" : JSON.stringify(body)));
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
