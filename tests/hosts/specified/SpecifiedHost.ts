// A platform that knows only the specification: its 237 calls with its fields. Lists know pages and filters by a whole value, `set`
// replaces the record, and nothing is sorted, searched, versioned or remembered of a repeated request. It imports nothing of
// platform/. It writes down every request, so that a test sees what the console asked for.
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Row = Record<string, unknown>;

export interface RecordedCall {
  readonly resource: string;
  readonly verb: string;
  /** As in the specification: bearer, legacy, bearer-at or upload. */
  readonly style: string;
  readonly isSigned: boolean;
  readonly params: readonly string[];
  /** Parameters that tell calls of the same path apart. */
  readonly constants: Readonly<Row>;
}

interface RecordedResource {
  readonly key: string;
  /** The fields that the specification names, or that its labels imply. */
  readonly fields: readonly string[];
  rows: Row[];
}

export interface Recorded {
  /** Path -> the call, for each resource that has it. */
  readonly calls: Record<string, RecordedCall[]>;
  readonly resources: Record<string, RecordedResource>;
  /** What calls answer that are none about records. */
  readonly answers: Record<string, unknown>;
}

export interface Asked {
  readonly path: string;
  readonly status: number;
  readonly code: number;
  readonly params: Readonly<Row>;
  /** Names of parameters that the specification does not know. */
  readonly unknown: readonly string[];
}

const LOGIN = "/v2/user/login";
const LOGOUT = "/user/logout";
const OWN = "/v2/user/account/get";
const PAGING = ["page_index", "page_no", "page_size"];

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
};

/** Fields that this host never answers, because they are secret. */
const HIDDEN = /secret|password|private_key|access_key/;

export class SpecifiedHost {
  readonly asked: Asked[] = [];
  /** Path -> the fields that the host refuses there, with the keys of their messages. */
  readonly refused = new Map<string, Readonly<Record<string, string>>>();
  readonly #recorded: Recorded;
  readonly #sessions = new Map<string, string>();
  readonly #files = new Map<string, { readonly type: string; readonly body: Buffer }>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  #nextId = 9_000_000;
  #address = "";

  constructor() {
    const text = readFileSync(join(process.cwd(), "tests", "hosts", "specified", "rows.json"), "utf8");
    const recorded: Recorded = JSON.parse(text);
    this.#recorded = recorded;
  }

  get address(): string {
    return this.#address;
  }

  /** Requests that no host of the specification answers. */
  get strange(): readonly string[] {
    const said = this.asked.flatMap(({ path, status, unknown }) =>
      status === 404 ? [`${path}: no such call`] : unknown.map((name) => `${path}: ${name}`),
    );
    return [...new Set(said)];
  }

  rows(resource: string): readonly Row[] {
    return this.#resource(resource).rows;
  }

  async open(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, "127.0.0.1", resolve));
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("the host has no port");
    this.#address = `http://127.0.0.1:${address.port}`;
    return this.#address;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #resource(name: string): RecordedResource {
    const found = this.#recorded.resources[name];
    if (found === undefined) throw new Error(`no resource ${name}`);
    return found;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = (request.url ?? "/").replace(/\?.*$/, "");
    const body = await bodyOf(request);
    const say = (status: number, answer: unknown): void => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    };
    if (url.startsWith("/store/")) {
      if (request.method === "PUT") {
        this.#files.set(url, { type: request.headers["content-type"] ?? "", body });
        return void response.writeHead(200).end();
      }
      const file = this.#files.get(url);
      if (file === undefined) return void response.writeHead(404).end();
      return void response.writeHead(200, { "content-type": file.type }).end(file.body);
    }
    const path = url.replace(/^\/api/, "");
    const calls = url.startsWith("/api/") ? this.#recorded.calls[path] : undefined;
    const [first] = calls ?? [];
    if (calls === undefined || first === undefined || request.method !== "POST") {
      this.asked.push({ path: url, status: 404, code: 404, params: {}, unknown: [] });
      return say(404, { code: 404 });
    }
    const isForm = request.headers["content-type"]?.startsWith("multipart/form-data") ?? false;
    const sent: unknown = isForm || body.length === 0 ? {} : JSON.parse(body.toString());
    const whole = isRow(sent) ? sent : {};
    const params = first.style === "legacy" && isRow(whole.params) ? whole.params : whole;
    const isMeant = ({ constants }: RecordedCall): boolean =>
      Object.entries(constants).every(([name, value]) => params[name] === value);
    const call = calls.find(isMeant) ?? first;
    const envelope = isRow(whole.request) ? whole.request : {};
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
    const token = call.style === "legacy" ? String(envelope.acc_token ?? "") : (bearer ?? "");
    const account = this.#sessions.get(token);
    const unknown = this.#unknownIn(path, call, params);
    const answer =
      call.isSigned && account === undefined ? { code: 401 } : this.#answer(path, call, params, account ?? "", token);
    // What a test asks by itself comes straight to the host.
    if (request.headers["x-forwarded-host"] !== undefined)
      this.asked.push({ path, status: 200, code: answer.code, params, unknown });
    say(200, answer);
  }

  #unknownIn(path: string, { resource, verb, params }: RecordedCall, sent: Row): readonly string[] {
    if (path === LOGIN) return [];
    const { fields, key } = this.#resource(resource);
    const allowed = new Set([...params, key, ...fields, ...(verb === "list" || path.endsWith("/list") ? PAGING : [])]);
    return Object.keys(sent).filter((name) => !allowed.has(name));
  }

  #answer(path: string, { resource, verb }: RecordedCall, params: Row, account: string, token: string) {
    if (path === LOGIN) return this.#signIn(params);
    if (path === LOGOUT) {
      this.#sessions.delete(token);
      return { code: 200, data: {} };
    }
    if (path === "/v2/oss/upload/puturl/get")
      return { code: 200, data: { put_url: `/store/${randomUUID()}/${String(params.name)}?sign=1` } };
    if (path === "/v2/oss/upload") return { code: 200, data: { url: `/store/${randomUUID()}` } };
    const held = this.#resource(resource);
    if (path === OWN && params[held.key] === undefined && params.user_id === undefined)
      return this.#one(held.rows.find(({ user_id }) => user_id === account));
    if (verb === "list") return this.#list(held, params);
    if (verb === "get" && !(path in this.#recorded.answers))
      return this.#one(this.#found(held, params) ?? (held.rows.length === 1 ? held.rows[0] : undefined));
    if (verb === "add") return this.#add(held, params);
    if (verb === "set") return this.#set(held, params);
    if (verb === "del") {
      const keys = [params[held.key]].flat();
      held.rows = held.rows.filter((row) => !keys.includes(row[held.key]));
      return { code: 200, data: {} };
    }
    const fields = this.refused.get(path);
    if (fields !== undefined) return { code: 406, data: { fields } };
    const data = this.#recorded.answers[path] ?? {};
    return { code: 200, data, count: Array.isArray(data) ? data.length : 0 };
  }

  #signIn({ user_id, user_password }: Row) {
    const account = this.#resource("account").rows.find((row) => row.user_id === user_id);
    if (account === undefined || typeof user_password !== "string" || user_password.length < 32) return { code: 514 };
    const token = randomUUID();
    this.#sessions.set(token, String(user_id));
    return { code: 200, data: { acc_token: token } };
  }

  #shown(row: Row): Row {
    return Object.fromEntries(Object.entries(row).filter(([name]) => !HIDDEN.test(name)));
  }

  #one(row: Row | undefined) {
    return row === undefined ? { code: 406 } : { code: 200, data: this.#shown(row) };
  }

  #found({ key, rows }: RecordedResource, params: Row): Row | undefined {
    return rows.find((row) => row[key] === params[key]);
  }

  #list({ rows, fields }: RecordedResource, params: Row) {
    const filters = Object.entries(params).filter(([name]) => fields.includes(name));
    const found = rows.filter((row) => filters.every(([name, value]) => String(row[name] ?? "") === String(value)));
    const size = Number(params.page_size ?? 10);
    const start = (Number(params.page_index ?? params.page_no ?? 1) - 1) * size;
    const data = found.slice(start, start + size).map((row) => this.#shown(row));
    return { code: 200, data, count: found.length };
  }

  #specified({ fields }: RecordedResource, params: Row): Row {
    return Object.fromEntries(Object.entries(params).filter(([name]) => fields.includes(name)));
  }

  #add(held: RecordedResource, params: Row) {
    this.#nextId += 1;
    const id = params[held.key] ?? (typeof held.rows[0]?.[held.key] === "string" ? String(this.#nextId) : this.#nextId);
    held.rows.unshift({ ...this.#specified(held, params), [held.key]: id });
    // The specification does not say that the key is answered.
    return { code: 200, data: {} };
  }

  /** The record is what was sent, and nothing of what it was. */
  #set(held: RecordedResource, params: Row) {
    const at = held.rows.findIndex((row) => row[held.key] === params[held.key]);
    if (at < 0) return { code: 406 };
    held.rows[at] = this.#specified(held, params);
    return { code: 200, data: {} };
  }
}
