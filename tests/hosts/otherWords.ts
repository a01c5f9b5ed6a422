// A server in front of the specified host that gives the same answers in another form: other envelopes, names, pages
// and codes. Like the host, it imports nothing of the product.
import { createServer } from "node:http";

type Row = Readonly<Record<string, unknown>>;
interface Given extends Row {
  readonly code: number;
  readonly data?: unknown;
  readonly count?: number;
  readonly isList: boolean;
}

export interface OtherWords {
  /** An answer, or a refusal. */
  readonly wrap: (given: Given) => Row;
  readonly camel?: boolean;
  /** The names for page_index and page_size. `first` is the number of the first page; "offset" counts rows. */
  readonly paging?: { readonly page: string; readonly size: string; readonly first: 0 | 1 | "offset" };
  /** By path of a list: the name of the key in its rows, and its name on this server. */
  readonly keys?: Readonly<Record<string, readonly [string, string]>>;
}

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const camel = (name: string): string => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const renamed = (value: unknown, to: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((one) => renamed(one, to));
  if (!isRow(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [to(name), renamed(one, to)]));
};

/** This call answers several rows, but is not a list of the console. */
const BALANCES = /\/money\/get$/;
const PAGING = ["page_index", "page_no", "page_size"];

const pagedAs = (sent: Row, paging: OtherWords["paging"]): Row => {
  if (paging === undefined) return sent;
  const { [paging.page]: page, [paging.size]: size, ...rest } = sent;
  // Parameters that this server does not know have no effect.
  const plain = Object.fromEntries(Object.entries(rest).filter(([name]) => !PAGING.includes(snake(name))));
  if (size === undefined) return plain;
  const at = Number(page ?? (paging.first === "offset" ? 0 : paging.first));
  const index = paging.first === "offset" ? Math.floor(at / Number(size)) + 1 : at + 1 - paging.first;
  return { ...plain, page_index: index, page_no: index, page_size: Number(size) };
};

const keyed = (data: unknown, [from, to]: readonly [string, string]): unknown =>
  Array.isArray(data)
    ? data.map((row) =>
        isRow(row)
          ? Object.fromEntries(Object.entries(row).map(([name, one]) => [name === from ? to : name, one]))
          : row,
      )
    : data;

/** @returns the address, and the function that closes the server */
export const proxyInOtherWords = async (upstream: string, { wrap, camel: isCamel, paging, keys = {} }: OtherWords) => {
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const sent: unknown = text === "" ? {} : JSON.parse(text);
    const plain = isRow(sent) ? sent : {};
    const path = request.url ?? "";
    const inside = isRow(plain.params) ? plain.params : plain;
    const words = isCamel ? renamed(pagedAs(inside, paging), snake) : pagedAs(inside, paging);
    const body = JSON.stringify(isRow(plain.params) ? { ...plain, params: words } : words);
    const answer = await fetch(`${upstream}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: request.headers.authorization ?? "" },
      body,
    }).catch(() => null);
    // The platform stopped while it was asked.
    if (answer === null) return void response.destroy();
    const { code, data, ...more }: Given = await answer.json();
    const key = Object.entries(keys).find(([list]) => path.endsWith(list))?.[1];
    const wrapped = key === undefined ? data : keyed(data, key);
    const said = wrap({
      ...more,
      isList: Array.isArray(data) && !BALANCES.test(path),
      code,
      data: isCamel ? renamed(wrapped, camel) : wrapped,
    });
    response.writeHead(code === 404 ? 404 : 200, { "content-type": "application/json" }).end(JSON.stringify(said));
  });
  // On a busy machine, a connection that the server has just closed may still be used for a call, which then fails.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const bound = server.address();
  const port = typeof bound === "object" ? bound?.port : undefined;
  return { address: `http://127.0.0.1:${port}`, close };
};
