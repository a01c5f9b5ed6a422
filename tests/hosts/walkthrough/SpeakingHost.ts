// A specified host with its own dialect. It translates each request for a specified host, and translates the answer
// back. It imports nothing of the product.
import { createServer, type IncomingMessage } from "node:http";
import { SpecifiedHost } from "../specified/SpecifiedHost";

type Facts = Readonly<Record<string, unknown>>;

interface Heard {
  readonly method: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: Facts;
}
interface Said {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}
export interface HostDialect {
  /** The prefix of all paths. */
  readonly root: string;
  readonly tokenOf: (heard: Heard) => string;
  readonly paramsOf: (heard: Heard) => unknown;
  readonly answer: (code: number, data: unknown, count: number) => Said;
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const STATUSES: Readonly<Record<number, number>> = { 401: 401, 513: 403, 514: 422 };

/** GET, PUT and DELETE, a token in a header, answers without an envelope, and HTTP statuses. */
export const plainRest: HostDialect = {
  root: "/data",
  tokenOf: ({ headers }) => String(headers["x-token"] ?? ""),
  paramsOf: ({ method, query, body }) => (method === "GET" || method === "DELETE" ? Object.fromEntries(query) : body),
  answer: (code, data, count) =>
    code === 200
      ? { status: 200, headers: { "x-total-count": String(count) }, body: data }
      : { status: STATUSES[code] ?? 400, body: { message: `Refused: ${code}.` } },
};

const renamed = (value: unknown, as: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((one) => renamed(one, as));
  if (!isFacts(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [as(name), renamed(held, as)]));
};
/** Names are in camel case. The token has another name. */
const toCamel = (name: string): string =>
  name === "acc_token" ? "token" : name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const toSnake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** { success, data, total, error }, and names in camel case. */
export const enveloped: HostDialect = {
  root: "/v1",
  tokenOf: ({ headers }) => (headers.authorization ?? "").replace("Bearer ", ""),
  paramsOf: ({ body }) => renamed(body, toSnake),
  answer: (code, data, total) =>
    code === 200
      ? {
          status: 200,
          body: { success: true, data: renamed(Array.isArray(data) ? { items: data } : data, toCamel), total },
        }
      : { status: 200, body: { success: false, error: { code, text: `Refused: ${code}.` } } },
};

const bodyOf = async (request: IncomingMessage): Promise<Facts> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const sent: unknown = parts.length === 0 ? {} : JSON.parse(Buffer.concat(parts).toString());
  return isFacts(sent) ? sent : {};
};

export class WalkthroughHost {
  readonly specified = new SpecifiedHost();
  readonly #server;

  constructor({ root, tokenOf, paramsOf, answer }: HostDialect) {
    this.#server = createServer(async (request, response) => {
      const { method = "GET", headers } = request;
      const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://host");
      const heard = { method, query, headers, body: await bodyOf(request) };
      const token = tokenOf(heard);
      const asked = await fetch(`${this.specified.address}${pathname.replace(root, "/api")}`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ request: { acc_token: token }, ...Object(paramsOf(heard)) }),
      }).catch(() => null);
      // A page that is still open asks while the host is being closed.
      if (asked === null) {
        response.destroy();
        return;
      }
      const body: unknown = await asked.json();
      const { code, data, count } = isFacts(body) ? body : {};
      const said = asked.ok ? answer(Number(code), data ?? {}, Number(count ?? 0)) : { status: asked.status, body: {} };
      response.writeHead(said.status, { "content-type": "application/json", ...said.headers });
      response.end(JSON.stringify(said.body));
    });
  }

  async open(): Promise<string> {
    await this.specified.open();
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const bound = this.#server.address();
    return `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    await this.specified.close();
  }
}
