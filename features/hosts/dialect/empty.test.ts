import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bearer, rest } from "../../../src/framework/wire/calls";
import type { Call } from "../../../src/framework/wire/contract";
import { fakePlatform } from "../../../src/framework/wire/fakePlatform";
import { host, type Host, setHost } from "../../../src/framework/wire/Host";
import { send } from "../../../src/framework/wire/send";
import { dialectOf } from "./index";
import type { DialectSettings } from "./settings";

const standard: Omit<DialectSettings, "empty"> = {
  root: null,
  methods: {},
  answer: { code: "", success: [200], error: "", fields: "", message: "", data: "", rows: "", count: null },
  paging: { by: "page", name: "_page", size: "_limit", first: 1, next: "" },
  sort: { field: "_sort", order: "_order", ascending: "asc", descending: "desc" },
  range: { begin: "_gte", end: "_lte", min: "_gte", max: "_lte" },
  search: "q",
  several: "repeat",
  credentials: "bearer",
  password: "hashed",
  refusals: {},
};
let given: Host;
const speak = ({ empty }: Pick<DialectSettings, "empty">, can: Host["can"] = []): void =>
  setHost({ ...given, can, dialect: dialectOf({ ...standard, empty }) });

beforeEach(() => {
  given = host();
});
afterEach(() => {
  setHost(given);
  vi.unstubAllGlobals();
});

describe("an empty field", () => {
  const fields = { title: "text", category: "integer", open: "boolean", tags: "list", note: "text" } as const;
  const names = { category: "categoryId" };
  const add = rest.add("/things", fields, { form: { names } });
  const set = rest.set("/things", { id: "integer", ...fields }, { form: { names } });
  const act: Call = bearer.call("act", "/act", fields, { form: { names } });
  const typed = { title: "a", category: null, open: 0, tags: [], note: "" };

  it.each([
    ["zero", { title: "a", categoryId: 0, open: 0, tags: [], note: "" }],
    ["null", { title: "a", categoryId: null, open: 0, tags: null, note: null }],
    ["omit", { title: "a", open: 0 }],
  ] as const)("is sent as the host says: %s", async (empty, expected) => {
    speak({ empty });
    const asked = fakePlatform({ "/things": {}, "/act": {} });
    await send(add, typed);
    await send(act, typed);
    expect(asked.map(({ body }) => body)).toEqual([expected, expected]);
  });

  it("takes the place of what was stored, and is said where what is not sent would stay", async () => {
    const change = { id: 7, title: "a", category: null, note: "" };
    const kept = { id: 7, category: 5, note: "old", more: true };
    const sent = async (can: Host["can"], also = {}) => {
      speak({ empty: "omit" }, can);
      const asked = fakePlatform({ "/things/7": {} });
      await send(set, change, also);
      return asked[0]?.body;
    };
    expect(await sent([], { kept })).toEqual({ title: "a", more: true });
    expect(await sent(["merge"])).toEqual({ title: "a", categoryId: null, note: null });
  });
});
