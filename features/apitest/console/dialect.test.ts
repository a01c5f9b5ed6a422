import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bearer } from "../../../src/framework/wire/calls";
import { dialectOf } from "../../hosts/dialect";
import type { DialectSettings } from "../../hosts/dialect/settings";
import { host, type Host, setHost } from "../../../src/framework/wire/Host";
import { curlCommand, toRequest } from "./Request";

const standard: DialectSettings = {
  root: null,
  methods: {},
  answer: { code: "", success: [200], error: "", fields: "", message: "", data: "", rows: "", count: null },
  paging: { by: "page", name: "_page", size: "_limit", first: 1, next: "" },
  sort: { field: "_sort", order: "_order", ascending: "asc", descending: "desc" },
  range: { begin: "_gte", end: "_lte", min: "_gte", max: "_lte" },
  search: "q",
  empty: "zero",
  several: "repeat",
  credentials: "bearer",
  password: "hashed",
  refusals: {},
};
let given: Host;
const speak = (settings: Partial<DialectSettings>): void =>
  setHost({ ...given, dialect: dialectOf({ ...standard, ...settings }) });

beforeEach(() => {
  given = host();
});
afterEach(() => setHost(given));

describe("a person who tries a call", () => {
  const form = { method: "GET", names: { place_no: "placeNo" } } as const;

  it("sends what the console would send, in the words of the host", () => {
    speak({ root: "/v1", credentials: { header: "X-Key" } });
    const call = bearer.get("/places/{place_no}", {}, { form });
    const request = toRequest({ call, payload: { place_no: 7, deep: 1 }, token: "pass" });
    expect(request).toMatchObject({ method: "GET", body: {}, headers: { "X-Key": "pass" } });
    expect(request.url).toMatch(/\/v1\/places\/7\?deep=1$/);
    expect(curlCommand(request)).toContain("curl -X GET 'http");
    expect(curlCommand(request)).not.toContain(" -d ");
  });

  it("sends a body where the host wants one, and a form with a file", () => {
    speak({ root: "/v1" });
    const set = bearer.set(
      "/places/{id}",
      { id: "integer" },
      { form: { method: "PATCH", names: { place_no: "placeNo" } } },
    );
    expect(toRequest({ call: set, payload: { id: 7, place_no: 8 }, token: "pass" })).toMatchObject({
      method: "PATCH",
      body: { placeNo: 8 },
    });
    const sent = toRequest({ call: set, payload: { place_no: 8 }, token: "pass", takesFile: true });
    expect(sent).toMatchObject({ method: "POST", body: { placeNo: 8 } });
    expect(sent.file).not.toBeNull();
  });

  it("sees that the path needs a key", () => {
    speak({ root: "/v1" });
    expect(() => toRequest({ call: bearer.get("/places/{place_no}", {}, { form }), payload: {}, token: "" })).toThrow(
      TypeError,
    );
  });
});
