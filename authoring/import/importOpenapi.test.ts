import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { objectIn, type JsonObject } from "./facts";
import { importOpenapi, type ApiImport } from "./importOpenapi";
import type { ImportOptions } from "./Options";
import { ImportRefusal } from "./Refusal";
import { reportOf, summaryOf } from "./report";

const NOTHING: ImportOptions = { set: {}, only: [], title: "" };
const textOf = (file: string): string => readFileSync(join(import.meta.dirname, "../../tests/import", file), "utf8");
const read = (file: string, options: Partial<ImportOptions> = {}): ApiImport =>
  importOpenapi(textOf(file), file, { ...NOTHING, ...options });
const fileOf = (taken: ApiImport, file: string): JsonObject => objectIn(taken.files.get(file));
const fieldIn = (taken: ApiImport, file: string, name: string): unknown => objectIn(fileOf(taken, file).fields)[name];
const words = (text: string) => ({ en: text, "zh-CN": text });
describe("a description in OpenAPI 3.0", () => {
  const harbour = read("harbour.yaml");
  const camera = "main/camera.yaml";

  it("gives a resource for each list of records", () => {
    expect([...harbour.files.keys()]).toEqual([
      ...["console.yaml", "host.yaml", "enums.yaml", "errors.yaml", "main/session.yaml"],
      ...["main/site.yaml", "main/camera.yaml", "main/recording.yaml"],
    ]);
    expect(fileOf(harbour, "main/site.yaml").calls).toEqual({
      list: "/sites",
      get: "/sites/{id}",
      add: "/sites",
      set: "/sites/{id}",
      del: "/sites/{id}",
    });
  });

  it.each([
    ["name", { kind: "text", max: 64, required: true, label: words("Name"), help: words("The name that guards see.") }],
    ["site_id", { kind: "reference", to: "site", required: true, filter: "equals", label: words("Site") }],
    ["ip_address", { kind: "text", pattern: "ip", label: words("IP address") }],
    ["resolution", { kind: "enum", enum: "resolution", label: words("Resolution") }],
    ["recording", { kind: "boolean", default: 1, label: words("Recording") }],
    ["password", { kind: "secret", label: words("Password") }],
    ["labels", { kind: "json", label: words("Labels") }],
    ["id", { kind: "id", type: "string", label: words("ID") }],
    ["status", { kind: "enum", enum: "camera_status", readonly: true, filter: "equals", label: words("Status") }],
    ["created_at", { kind: "timestamp", readonly: true, label: words("Created at") }],
  ])("says of a camera's %s what the schema says", (name, field) => {
    expect(fieldIn(harbour, camera, name)).toEqual(field);
  });

  it("takes nested objects and lists with their fields", () => {
    expect(fieldIn(harbour, "main/site.yaml", "address")).toMatchObject({
      kind: "attributes",
      of: { street: { kind: "text", max: 120 }, city: { kind: "text" }, country: { max: 2 } },
    });
    expect(fieldIn(harbour, camera, "streams")).toMatchObject({
      kind: "list",
      of: { url: { kind: "url", required: true }, codec: { kind: "enum" } },
    });
  });

  it("names the values of enumerations, whatever they are on the wire", () => {
    expect(harbour.files.get("enums.yaml")).toEqual(
      new Map(
        [
          [
            "resolution",
            new Map([
              [720, { name: "value_720", ...words("720") }],
              [1080, { name: "value_1080", ...words("1080") }],
              [2160, { name: "value_2160", ...words("2160") }],
            ]),
          ],
          [
            "streams_codec",
            new Map([
              ["h264", words("H264")],
              ["h265", words("H265")],
            ]),
          ],
          [
            "camera_status",
            new Map([
              ["online", { ...words("Online"), color: "success" }],
              ["offline", { ...words("Offline"), color: "error" }],
              ["in-repair", { name: "in_repair", ...words("In repair") }],
            ]),
          ],
        ].map(([name, values]) => [name, values] as const),
      ),
    );
  });

  it("makes an action of another verb on a record, with what it takes", () => {
    expect(objectIn(fileOf(harbour, camera).calls).restart).toEqual({
      path: "/cameras/{id}/restart",
      params: {
        id: { kind: "text", hidden: true },
        delay_seconds: { kind: "integer", min: 0, max: 600, wire: "delaySeconds", label: words("Delay seconds") },
      },
      ask: ["delay_seconds"],
      on: "row",
      label: words("Restart the camera"),
      icon: "refresh",
      confirm: true,
    });
  });

  it("describes the host: its pages, envelope, values and how people sign in", () => {
    expect(fileOf(harbour, "host.yaml")).toEqual({
      rights: "all",
      sign_in: { call: "session.sign_in", name: "username", password: "password", token: "accessToken" },
      can: ["sort", "search", "keys"],
      lacks: { site: ["sort", "search"], recording: ["sort", "search"] },
      dialect: {
        root: "/api/v2",
        names: "camel",
        methods: { list: "GET", get: "GET", add: "POST", set: "PUT", del: "DELETE", action: "POST" },
        answer: { code: "", rows: "items", count: "totalElements" },
        paging: { page: "page", size: "size", first: 0 },
        sort: { field: "sortBy", order: "order", ascending: "asc", descending: "desc" },
        search: "search",
        empty: "omit",
        several: "repeat",
        values: {
          time: "iso",
          flag: [false, true],
          json: "object",
          except: { "camera.warranty_until": { time: { pattern: "YYYY-MM-DD", zone: "UTC" } } },
        },
        password: "plain",
        credentials: "bearer",
      },
    });
    expect(harbour.description.server).toBe("https://cameras.example.com");
  });

  it.each([
    ["GET /cameras/{id}/zones", "It is below `{id}`"],
    ["GET /cameras/{id}/snapshot", "It only reads more about `cameras`."],
    ["POST /cameras/{id}/firmware", "no JSON"],
    ["GET /alarms", "The list needs `from`"],
    ["/cameras: serial", "Its pattern `^[A-Z]{2}\\d{6}$` is not checked"],
  ])("says why %s is left out", (where, reason) => {
    const found = harbour.leftOut.find((one) => one.where === where);
    expect(found?.reason).toContain(reason);
    expect(reportOf(harbour)).toContain(where.replaceAll("|", "\\|"));
  });

  it("advises a value only for what is below no listed record, because the value would stand for that record too", () => {
    const zones = harbour.leftOut.find(({ where }) => where === "GET /cameras/{id}/zones");
    expect(zones?.advice).toBe("Show it by a part of your own on the page of `cameras`.");
    const below = textOf("harbour.yaml").replaceAll(/^ {2}\/(?!auth)/gm, "  /{port}/");
    const all = importOpenapi(below, "below.yaml", NOTHING);
    expect(all.resources).toEqual([]);
    expect(summaryOf(all)).toContain("give it a value: --set port=…");
    const one = importOpenapi(below, "below.yaml", { ...NOTHING, set: { port: "north-sea" } });
    expect(
      objectIn(fileOf(one, [...one.files.keys()].find((file) => file.endsWith("/site.yaml")) ?? "").calls).list,
    ).toBe("/north-sea/sites");
  });

  it("accounts for every operation: it is a call, signs in, or is left out with a reason", () => {
    const calls = harbour.resources.flatMap(({ collection: { list, verbs, actions } }) => [
      list,
      ...[...verbs.values()].map(({ operation }) => operation),
      ...actions.map(({ operation }) => operation),
    ]);
    const reported = new Set(harbour.leftOut.map(({ where }) => where));
    const silent = harbour.operations.filter(
      (one) => !calls.includes(one) && !reported.has(`${one.method} ${one.path}`) && one.path !== "/auth/login",
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
    expect(summaryOf(harbour)).toMatch(
      /^17 operations: 3 resources with \d+ fields and 1 action, 4 operations left out\.$/m,
    );
  });

  it("takes a value for a query that a list needs, and only the wanted paths", () => {
    const some = read("harbour.yaml", { set: { from: "2026-01-01T00:00:00Z" }, only: ["/alarms"] });
    expect(some.resources.map(({ name }) => name)).toEqual(["alarm"]);
    expect(objectIn(fileOf(some, "main/alarm.yaml").calls).list).toEqual({
      path: "/alarms",
      constants: { from: "2026-01-01T00:00:00Z" },
    });
  });
});

describe("a description in Swagger 2", () => {
  const depot = read("depot.json");

  it("finds records by verbs in paths, and says other names on the wire", () => {
    expect(fileOf(depot, "main/parcel.yaml")).toMatchObject({
      title: "parcel_no",
      calls: {
        list: "/parcels/list",
        get: "/parcels/get/{parcel_no}",
        set: "/parcels/patch/{parcel_no}",
        hold: { path: "/parcels/hold/{parcel_no}", body: "form", ask: ["reason"], icon: "pause" },
      },
      fields: {
        parcel_no: { kind: "id", type: "string" },
        arrives: { kind: "integer" },
        weight: { kind: "number", readonly: true },
      },
    });
    expect(depot.leftOut).toContainEqual(
      expect.objectContaining({ where: "POST /parcels/bulk", reason: "It takes several records in one call." }),
    );
  });

  it("lets people type their key, which is sent in its header", () => {
    const { dialect, sign_in: signIn, can } = fileOf(depot, "host.yaml");
    expect(dialect).toMatchObject({
      root: "/v1",
      credentials: { key: "X-Api-Key" },
      answer: { code: "", data: "data", count: "meta.total" },
      paging: { offset: "offset", size: "limit" },
      sort: { field: "ordering", descending: "-" },
      methods: { set: "PATCH" },
    });
    expect(signIn).toEqual({ call: "session.sign_in", name: "name", password: "key" });
    expect(can).toEqual(["sort", "merge"]);
  });
});

describe("a file that cannot be imported is refused with a sentence", () => {
  it.each([
    ["{", "is neither JSON nor YAML"],
    ["name: a list\nitems: []", 'neither `openapi: 3.…` nor `swagger: "2.0"`'],
    ["openapi: 3.0.0\npaths: {}", "has no paths"],
    ["openapi: 3.2.1", "has no paths"],
  ])("%j", (text, sentence) => {
    expect(() => importOpenapi(text, "some.yaml", NOTHING)).toThrow(ImportRefusal);
    expect(() => importOpenapi(text, "some.yaml", NOTHING)).toThrow(sentence);
  });

  it.each([
    [{ set: { realm: "x" } }, "No path or query of the description has a parameter “realm”"],
    [{ set: { siteId: "a b" } }, "“a b” cannot be in a path. Give siteId a value of letters"],
    [{ only: ["/orders"] }, "No path begins with /orders"],
  ])("and so is %j", (options, sentence) => {
    expect(() => read("harbour.yaml", options)).toThrow(sentence);
  });
});

describe("of several calls that could be one of a resource", () => {
  const json = (schema: object) => ({ content: { "application/json": { schema } } });
  const row = {
    type: "object",
    properties: { id: { type: "integer" }, state: { type: "string" }, host: { type: "string" } },
  };
  const answer = { responses: { 200: json(row) } };
  const key = { parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }] };
  const paths = {
    "/api/2/boxes": {
      get: { responses: { 200: json({ type: "array", items: row }) } },
      patch: { requestBody: json({ type: "array", items: row }), ...answer },
      delete: answer,
    },
    "/api/2/boxes/{id}": {
      ...key,
      get: answer,
      put: { requestBody: json(row), ...answer },
      patch: { requestBody: json(row), ...answer },
      delete: answer,
    },
    "/api/2/boxes/{id}/state": { ...key, put: { requestBody: json({ type: "string" }), ...answer } },
    "/api/2/boxes/by-host/{host}": {
      parameters: [{ name: "host", in: "path", required: true, schema: { type: "string" } }],
      delete: answer,
    },
    "/api/2/boxes/me": { get: { responses: { 200: json({ type: "array", items: row }) } } },
  };
  const boxes = importOpenapi(
    JSON.stringify({ openapi: "3.1.0", info: { title: "Boxes" }, paths }),
    "boxes.json",
    NOTHING,
  );

  it("the call about one record is taken, and PATCH before PUT", () => {
    expect(boxes.resources.map(({ name, title }) => [name, title])).toEqual([["box", "id"]]);
    expect(fileOf(boxes, "main/box.yaml").calls).toEqual({
      list: "/api/2/boxes",
      get: "/api/2/boxes/{id}",
      set: "/api/2/boxes/{id}",
      del: "/api/2/boxes/{id}",
    });
    expect(objectIn(fileOf(boxes, "host.yaml").dialect).methods).toMatchObject({ set: "PATCH" });
  });

  it.each([
    ["PATCH /api/2/boxes", "Another call does the same: PATCH /api/2/boxes/{id}."],
    ["PUT /api/2/boxes/{id}", "Another call does the same: PATCH /api/2/boxes/{id}."],
    ["DELETE /api/2/boxes/by-host/{host}", "Another call does the same: DELETE /api/2/boxes/{id}."],
    ["PUT /api/2/boxes/{id}/state", "It changes one property of a record, which its form changes too."],
    ["GET /api/2/boxes/me", "It only reads more about `boxes`."],
  ])("%s is left out: %s", (where, reason) => {
    expect(boxes.leftOut.find((one) => one.where === where)?.reason).toBe(reason);
  });
});
