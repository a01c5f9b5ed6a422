// A host that knows only the specification: its 237 calls with their fields. Lists have pages and filters by whole
// values, and `set` replaces the record. The host does not sort, search or count versions, and does not recognize
// repeated requests. It records every request, and imports nothing of platform/.
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type RecordedRequest, wrongFormsIn, unknownNamesIn } from "./asked";
import { changesBetween, type StoredValues, readStoredValues } from "./held";
import type { Recorded, RecordedCall, RecordedResource } from "./Recorded";
import {
  nestRows,
  parseExactJson,
  hostRefusal,
  type ShapedRow,
  type HostShape,
  shapedList,
  shapedRow,
  SPECIFIED,
  writeAnswer,
} from "./Shape";

interface Answered {
  readonly code: number;
  /** The fields next to the code. */
  readonly body: ShapedRow;
  /** The address of an added record. */
  readonly location?: string;
}
const DONE: Answered = { code: 200, body: { data: {} } };

const LOGIN = "/v2/user/login";
const LOGOUT = "/user/logout";
const OWN = "/v2/user/account/get";
const MENUS = "/v2/user/menu/list";

const isRow = (value: unknown): value is ShapedRow =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
};

/** Fields that this host never answers, because they are secret. */
const HIDDEN = /secret|password|private_key|access_key/;

export class SpecifiedHost {
  readonly asked: RecordedRequest[] = [];
  /** Path -> the fields that the host refuses there, with their message keys. */
  readonly refused = new Map<string, Readonly<Record<string, string>>>();
  /** Paths that nobody may call. */
  readonly forbidden = new Set<string>();
  /** Whether requests that do not come through the console's server are recorded, too. */
  hearsAll = false;
  readonly #recorded: Recorded;
  readonly #sessions = new Map<string, string>();
  readonly #files = new Map<string, { readonly type: string; readonly body: Buffer }>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  #nextId = 9_000_000;
  #address = "";

  readonly #shape: HostShape;

  constructor(shape: Partial<HostShape> = {}) {
    const text = readFileSync(join(process.cwd(), "tests", "hosts", "specified", "rows.json"), "utf8");
    const recorded: Recorded = JSON.parse(text);
    this.#shape = { ...SPECIFIED, ...shape };
    this.#recorded = recorded;
    for (const one of Object.values(recorded.resources))
      one.rows = one.rows.map((row) => shapedRow(row, one.forms, this.#shape));
  }

  get address(): string {
    return this.#address;
  }

  /** Requests that no specified host would accept. */
  get strange(): readonly string[] {
    const said = this.asked.flatMap(({ path, status, unknown }) =>
      status === 404 ? [`${path}: no such call`] : unknown.map((name) => `${path}: ${name}`),
    );
    return [...new Set(said)];
  }

  /** Sent values in another form than the form of this host. */
  get misshaped(): readonly string[] {
    return [...new Set(this.asked.flatMap(({ path, misshaped }) => misshaped.map((one) => `${path}: ${one}`)))];
  }

  rows(resource: string): readonly ShapedRow[] {
    return this.#resource(resource).rows;
  }

  /** All stored values. */
  held(): StoredValues {
    return readStoredValues(this.#recorded.resources);
  }

  /** All changes since the moment `before`; see `changesBetween`. */
  changesSince(before: StoredValues): readonly string[] {
    return changesBetween(before, this.held());
  }

  /** Ends all sessions. */
  forgetSessions(): void {
    this.#sessions.clear();
  }

  async open(port = 0): Promise<string> {
    // On a busy machine, a connection that the host has just closed may still be used for a call, which then fails.
    this.#server.keepAliveTimeout = 60_000;
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
    const say = (status: number, answer: unknown, headers: Readonly<Record<string, string>> = {}): void => {
      const isProblem = status >= 400 && this.#shape.refusals === "problem";
      const type = isProblem ? "application/problem+json" : "application/json";
      response.writeHead(status, { "content-type": type, ...headers });
      response.end(writeAnswer(answer));
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
      this.asked.push({ path: url, status: 404, code: 404, params: {}, unknown: [], misshaped: [] });
      return say(404, { code: 404 });
    }
    const isForm = request.headers["content-type"]?.startsWith("multipart/form-data") ?? false;
    const sent: unknown = isForm || body.length === 0 ? {} : parseExactJson(body.toString());
    const whole = isRow(sent) ? sent : {};
    const params = first.style === "legacy" && isRow(whole.params) ? whole.params : whole;
    const isMeant = ({ constants }: RecordedCall): boolean =>
      Object.entries(constants).every(([name, value]) => params[name] === value);
    const call = calls.find(isMeant) ?? first;
    const envelope = isRow(whole.request) ? whole.request : {};
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
    const token = call.style === "legacy" ? String(envelope.acc_token ?? "") : (bearer ?? "");
    const account = this.#sessions.get(token);
    const unknown = unknownNamesIn(path, call, this.#resource(call.resource), params, this.#shape);
    const answer =
      call.isSigned && account === undefined
        ? { code: 401, body: {} }
        : this.#answer(path, call, params, account ?? "", token);
    const { code } = answer;
    // Requests of the test itself come directly to the host.
    if (this.hearsAll || request.headers["x-forwarded-host"] !== undefined)
      this.asked.push({
        path,
        status: 200,
        code,
        params,
        unknown,
        misshaped: wrongFormsIn(call, this.#resource(call.resource), params, this.#shape),
      });
    if (code !== 200) return say(...hostRefusal(code, answer.body.data, this.#shape));
    const { location, body: made } = answer;
    return location === undefined ? say(200, { code, ...made }) : say(201, { code, ...made }, { location });
  }

  #answer(path: string, { resource, verb }: RecordedCall, params: ShapedRow, account: string, token: string): Answered {
    if (path === LOGIN) return this.#signIn(params);
    if (path === LOGOUT) {
      this.#sessions.delete(token);
      return DONE;
    }
    if (path === "/v2/oss/upload/puturl/get")
      return { code: 200, body: { data: { put_url: `/store/${randomUUID()}/${String(params.name)}?sign=1` } } };
    if (path === "/v2/oss/upload") return { code: 200, body: { data: { url: `/store/${randomUUID()}` } } };
    if (this.forbidden.has(path)) return { code: 513, body: {} };
    const fields = this.refused.get(path);
    if (fields !== undefined) return { code: 406, body: { data: { fields } } };
    const held = this.#resource(resource);
    if (path === OWN && params[held.key] === undefined && params.user_id === undefined)
      return this.#one(held.rows.find(({ user_id }) => user_id === account));
    if (path === MENUS && this.#shape.menus === "nested") {
      const data = nestRows(held.rows, held.key, "menu_parent_id", "sub_menus");
      return { code: 200, body: shapedList(data, data.length, this.#shape) };
    }
    if (verb === "list") return this.#list(held, params);
    if (verb === "get" && !(path in this.#recorded.answers))
      return this.#one(this.#found(held, params) ?? (held.rows.length === 1 ? held.rows[0] : undefined));
    if (verb === "add") return this.#add(path, held, params);
    if (verb === "set") return this.#set(held, params);
    if (verb === "del") {
      const keys = [params[held.key]].flat().map(String);
      held.rows = held.rows.filter((row) => !keys.includes(String(row[held.key])));
      return DONE;
    }
    const data = this.#recorded.answers[path] ?? {};
    if (!Array.isArray(data)) return { code: 200, body: { data, count: 0 } };
    const rows = data.map((row) => (isRow(row) ? shapedRow(row, held.forms, this.#shape) : row));
    // Only lists whose path ends in `list` have the form of this host.
    return {
      code: 200,
      body: path.endsWith("/list")
        ? shapedList(rows.filter(isRow), rows.length, this.#shape)
        : { data: rows, count: rows.length },
    };
  }

  #signIn({ user_id, user_password }: ShapedRow): Answered {
    const account = this.#resource("account").rows.find((row) => row.user_id === user_id);
    if (account === undefined || typeof user_password !== "string" || user_password.length < 32)
      return { code: 514, body: {} };
    const token = randomUUID();
    this.#sessions.set(token, String(user_id));
    return { code: 200, body: { data: { acc_token: token } } };
  }

  #shown(row: ShapedRow): ShapedRow {
    return Object.fromEntries(Object.entries(row).filter(([name]) => !HIDDEN.test(name)));
  }

  #one(row: ShapedRow | undefined): Answered {
    return row === undefined ? { code: 406, body: {} } : { code: 200, body: { data: this.#shown(row) } };
  }

  #found({ key, rows }: RecordedResource, params: ShapedRow): ShapedRow | undefined {
    return rows.find((row) => String(row[key]) === String(params[key]));
  }

  #list({ rows, fields, key }: RecordedResource, params: ShapedRow): Answered {
    const { keys, pages } = this.#shape;
    const filters = Object.entries(params).filter(([name]) => fields.includes(name) && (keys || name !== key));
    const found = rows.filter((row) => filters.every(([name, value]) => String(row[name] ?? "") === String(value)));
    const size = pages ? Number(params.page_size ?? 10) : found.length;
    const start = pages ? (Number(params.page_index ?? params.page_no ?? 1) - 1) * size : 0;
    const data = found.slice(start, start + size).map((row) => this.#shown(row));
    return { code: 200, body: shapedList(data, found.length, this.#shape) };
  }

  #specified({ fields }: RecordedResource, params: ShapedRow): ShapedRow {
    const known = [...fields, ...Object.keys(shapedRow({}, {}, this.#shape))];
    return Object.fromEntries(Object.entries(params).filter(([name]) => known.includes(name)));
  }

  #add(path: string, held: RecordedResource, params: ShapedRow): Answered {
    this.#nextId += 1;
    const isText = typeof held.rows[0]?.[held.key] === "string" && held.forms[held.key] === undefined;
    const made = isText
      ? String(this.#nextId)
      : shapedRow({ [held.key]: this.#nextId }, held.forms, this.#shape)[held.key];
    const id = params[held.key] ?? made;
    held.rows.unshift({ ...shapedRow({}, {}, this.#shape), ...this.#specified(held, params), [held.key]: id });
    if (this.#shape.add === "key") return { code: 200, body: { data: { [held.key]: id } } };
    // The specification does not say that `add` answers the key.
    if (this.#shape.add === "nothing") return DONE;
    return { code: 200, location: `/api${path.replace(/add$/, "")}${String(id)}`, body: {} };
  }

  /** The record consists only of the sent values; former values are lost. */
  #set(held: RecordedResource, params: ShapedRow): Answered {
    const at = held.rows.findIndex((row) => String(row[held.key]) === String(params[held.key]));
    if (at < 0) return { code: 406, body: {} };
    held.rows[at] = this.#specified(held, params);
    return DONE;
  }
}
