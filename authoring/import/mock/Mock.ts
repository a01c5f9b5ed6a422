// A platform in memory that answers as its description says: it lists, gets, adds, changes and deletes records.
import { objectIn, textIn, type JsonObject } from "../facts";
import { importOpenapi, type ApiImport } from "../importOpenapi";
import type { ImportOptions } from "../Options";
import type { Operation } from "../operations";
import { toSnakeCase } from "../names";
import { guessSignIn, type ImportedSignIn } from "../signIn";
import { listAnswer, recordAnswer } from "./answers";
import { mockPageOf } from "./pages";
import { sampleValueOf } from "./sample";
import { MockTable } from "./MockTable";

export interface MockRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}
export interface MockReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Everybody signs in with this password, or sends it as a key. */
export const MOCK_PASSWORD = "pilothouse";
const TOKEN = "token-of-the-mock";

type Found = { readonly operation: Operation; readonly parameters: Readonly<Record<string, string>> };
type Act = (found: Found, request: MockRequest) => MockReply;

const refusal = (status: number, message: string): MockReply => ({ status, body: { message, detail: message } });

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{([^}]+)\}/g, "([^/]+)")}/?$`);

export class MockPlatform {
  readonly import: ApiImport;
  readonly #tables: ReadonlyMap<string, MockTable>;
  readonly #acts = new Map<Operation, Act>();
  readonly #routes: readonly (readonly [RegExp, Operation])[];
  readonly #door: ImportedSignIn | null;

  /** @throws Refusal */
  constructor(text: string, place: string, options: ImportOptions) {
    this.import = importOpenapi(text, place, options);
    const { resources, operations, description } = this.import;
    this.#tables = new Map(resources.map((one) => [one.name, new MockTable(one)]));
    for (const table of this.#tables.values()) {
      table.refer(this.#tables);
      this.#serve(table);
    }
    const [first] = resources;
    this.#door = first === undefined ? null : guessSignIn(description, operations, first.collection.list, []);
    // A path without parameters comes first: /pets/find before /pets/{id}.
    const sorted = [...operations].sort((one, other) => one.path.split("{").length - other.path.split("{").length);
    this.#routes = sorted.map((operation) => [patternOf(`${description.root}${operation.path}`), operation]);
  }

  rowsOf(resource: string): readonly JsonObject[] {
    return this.#tables.get(resource)?.rows ?? [];
  }

  #serve(table: MockTable): void {
    const { resource } = table;
    const { list, rows, verbs } = resource.collection;
    this.#acts.set(list, (_, { query }) => {
      const page = mockPageOf(list, table.rows, query);
      const headers = Object.fromEntries(
        list.headers
          .filter((name) => /total|range/i.test(name))
          .map((name) => [
            name,
            /range/i.test(name) ? `items 0-${page.rows.length}/${page.count}` : String(page.count),
          ]),
      );
      return { status: 200, body: listAnswer(resource, page), headers };
    });
    for (const [verb, { operation, key }] of verbs)
      this.#acts.set(operation, (found, request) => this.#change(table, verb, key, found, request));
    for (const { operation, key } of resource.collection.actions)
      this.#acts.set(operation, ({ parameters }) => {
        if (key !== "" && table.find(parameters[key] ?? "") === undefined)
          return refusal(404, "There is no such record.");
        return operation.answer === null
          ? { status: 204, body: null }
          : { status: 200, body: recordAnswer(operation, rows.row, table.find(parameters[key] ?? "") ?? {}) };
      });
  }

  #change(
    table: MockTable,
    verb: string,
    key: string,
    { operation, parameters }: Found,
    { body, query }: MockRequest,
  ): MockReply {
    const { resource } = table;
    const { wire } = resource.key;
    const sent = objectIn(body);
    const named = key === "" ? String(sent[wire] ?? query.get(wire) ?? "") : (parameters[key] ?? "");
    const answered = (record: JsonObject, status = 200): MockReply => {
      const answer = recordAnswer(operation, resource.collection.rows.row, record);
      return answer === null ? { status: 204, body: null } : { status, body: answer };
    };
    const row = table.find(named);
    if (
      verb === "add" ||
      (verb === "set" &&
        row === undefined &&
        operation.method === "PUT" &&
        key !== "" &&
        resource.collection.verbs.get("add")?.operation === operation)
    ) {
      const missing = [...(operation.body?.required ?? [])].find(
        (name) => (sent[name] === undefined || sent[name] === null) && name !== wire,
      );
      if (missing !== undefined) return refusal(422, `“${missing}” is missing.`);
      return answered(table.add(sent, key === "" ? "" : named), 201);
    }
    if (row === undefined) return refusal(404, "There is no such record.");
    if (verb === "del") {
      table.remove(named);
      return answered(row);
    }
    return answered(verb === "get" ? row : table.set(row, sent, operation.method === "PUT"));
  }

  #isProven({ headers }: MockRequest): boolean {
    const credentials = this.#door?.credentials;
    const held = (name: string): string => textIn(headers[name.toLowerCase()]);
    if (credentials === "bearer") return held("authorization") === `Bearer ${TOKEN}`;
    if (credentials === "basic")
      return Buffer.from(held("authorization").replace(/^Basic /, ""), "base64")
        .toString()
        .endsWith(`:${MOCK_PASSWORD}`);
    const { header, key, before } = objectIn(credentials);
    if (typeof header === "string") return held(header) === TOKEN;
    if (typeof key === "string") return held(key) === `${textIn(before)}${MOCK_PASSWORD}`;
    return held("cookie").includes(TOKEN);
  }

  #signIn({ answer, body: shape }: Operation, { body }: MockRequest): MockReply {
    const sent = objectIn(body);
    const password = [...(shape?.properties.keys() ?? [])].find((name) => /pass|pwd|secret/.test(toSnakeCase(name)));
    if (sent[password ?? "password"] !== MOCK_PASSWORD) return refusal(401, "Wrong name or password.");
    const fill = (value: unknown): unknown =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value).map(([name, held]) => [
              name,
              /^(?:access_token|token|jwt|id_token|session_token|auth_token|bearer_token)$/.test(toSnakeCase(name))
                ? TOKEN
                : fill(held),
            ]),
          )
        : value;
    return {
      status: 200,
      body: answer === null ? null : fill(sampleValueOf(answer, "", 0)),
      headers: { "set-cookie": `session=${TOKEN}; Path=/; HttpOnly` },
    };
  }

  answer(request: MockRequest): MockReply {
    for (const [pattern, operation] of this.#routes) {
      const matched = operation.method === request.method ? pattern.exec(request.path) : null;
      if (matched === null) continue;
      if (operation === this.#door?.operation) return this.#signIn(operation, request);
      if (!operation.isOpen && !this.#isProven(request)) return refusal(401, "Sign in first.");
      const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
      const parameters = Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(matched[at + 1] ?? "")]));
      const act = this.#acts.get(operation);
      if (act !== undefined) return act({ operation, parameters }, request);
      return operation.answer === null
        ? { status: 204, body: null }
        : { status: 200, body: sampleValueOf(operation.answer, "", 0) };
    }
    return refusal(404, `The description has no ${request.method} ${request.path}.`);
  }
}
