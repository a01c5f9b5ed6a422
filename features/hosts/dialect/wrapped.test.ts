// Keys that people type, and lists and records whose envelope differs from that of the host's other answers.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bearer } from "../../../src/framework/wire/calls";
import { fakePlatform, json } from "../../../src/framework/wire/fakePlatform";
import { host, type Host, setHost } from "../../../src/framework/wire/Host";
import { send } from "../../../src/framework/wire/send";
import { signIn } from "../../../src/framework/wire/signIn";
import * as token from "../../../src/framework/wire/token";
import { dialectOf } from "./index";
import type { DialectSettings } from "./settings";

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
const speak = (settings: Partial<DialectSettings>, can: Host["can"] = []): void =>
  setHost({ ...given, can, dialect: dialectOf({ ...standard, ...settings }) });

beforeEach(() => {
  given = host();
  token.set("pass");
});
afterEach(() => {
  setHost(given);
  token.clear();
  vi.unstubAllGlobals();
});

it("a typed key is sent in its header, and a GET that signs in has no password in its address", async () => {
  speak({ credentials: { key: "X-Key", before: "" }, password: "plain" });
  setHost({ ...host(), signIn: { ...given.signIn, path: "/me", form: { method: "GET" } } });
  const asked = fakePlatform({ "/me": { name: "anna" } });
  await signIn({ account: "anna", password: "k-1" });
  expect(token.get()).toBe("k-1");
  expect(asked[0]?.headers.get("x-key")).toBe("k-1");
  expect(asked[0]?.url).not.toMatch(/anna|k-1/);
});

describe("lists and records that are wrapped in another way than most", () => {
  const list = bearer.list("/v1/places", { form: { method: "GET", names: { place_no: "placeNo" } } });
  const answer = { ...standard.answer, data: "data", rows: "data.items", count: "total" };
  const rows = [{ placeNo: 1 }];

  it.each([
    ["the list itself", rows],
    ["the only list of records in the answer", { places: rows, tags: ["a"], at: 1 }],
  ])("have the rows of %s", async (_, body) => {
    speak({ answer });
    fakePlatform({ "/v1/places": () => json(body) });
    expect((await send(list, {})).data).toEqual([{ place_no: 1 }]);
  });

  it("have no rows that are guessed: two lists of records are not understood", async () => {
    speak({ answer: { ...answer, rows: "" } });
    fakePlatform({ "/v1/places": () => json({ places: rows, others: [{ placeNo: 2 }] }) });
    await expect(send(list, {})).rejects.toMatchObject({ reason: "notList" });
  });

  it("are the whole answer, if it has no part with the usual name", async () => {
    speak({ answer });
    const get = bearer.get("/v1/place", {}, { form: { method: "GET", names: { place_no: "placeNo" } } });
    fakePlatform({ "/v1/place": () => json({ placeNo: 7 }) });
    expect((await send(get, {})).data).toEqual({ place_no: 7 });
  });
});
