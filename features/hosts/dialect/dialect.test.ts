import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bearer, rest, styled } from "../../../src/framework/wire/calls";
import { type Asked, fakePlatform, json } from "../../../src/framework/wire/fakePlatform";
import { host, type Host, setHost } from "../../../src/framework/wire/Host";
import { send } from "../../../src/framework/wire/send";
import { transformPassword } from "../../../src/framework/wire/credentials";
import { signIn } from "../../../src/framework/wire/signIn";
import * as token from "../../../src/framework/wire/token";
import type { Style } from "../../../src/framework/wire/styles/Style";
import { failureWords } from "../../../src/framework/resource/failureWords";
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
const speak = (settings: Partial<DialectSettings>, can: Host["can"] = ["sort", "range", "search", "several"]): void =>
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

const first = ([asked]: readonly Asked[]) => ({
  method: asked?.method,
  url: decodeURIComponent(asked?.url ?? ""),
  body: asked?.body,
});
const page = { page_index: 2, page_size: 10 };

describe("plain REST with json-server's words", () => {
  const things = rest.list("/things", { key: "number", form: { names: { title: "name" } } });

  it("lists by query, and counts by a header", async () => {
    speak({ answer: { ...standard.answer, count: { header: "X-Total-Count" } } });
    const asked = fakePlatform({ "/things": () => json([{ number: 1, name: "a" }], 200, { "X-Total-Count": "31" }) });
    const wanted = {
      ...page,
      sort_field: "title",
      sort_order: "desc",
      made_begin: 5,
      made_end: 9,
      number: [1, 2],
      q: "x",
    };
    await expect(send(things, wanted)).resolves.toEqual({ data: [{ number: 1, title: "a" }], count: 31 });
    expect(first(asked)).toEqual({
      method: "GET",
      url: "/rest/things?made_gte=5&made_lte=9&number=1&number=2&q=x&_sort=name&_order=desc&_page=2&_limit=10",
      body: null,
    });
    expect(asked[0]?.headers.get("authorization")).toBe("Bearer pass");
  });

  it.each([
    ["X-Total-Count", "31", 31],
    ["Content-Range", "things 10-19/47", 47],
  ])("counts by %s: %s", async (header, value, count) => {
    speak({ answer: { ...standard.answer, count: { header } } });
    fakePlatform({ "/things": () => json([{ number: 1 }], 200, { [header]: value }) });
    expect((await send(things, page)).count).toBe(count);
  });

  it.each([
    ['</things?_page=3>; rel="next"', 12],
    ['</things?_page=1>; rel="prev"', 11],
  ])("says by the link %s whether there is more", async (link, count) => {
    speak({});
    fakePlatform({ "/things": () => json([{ number: 1 }], 200, { Link: link }) });
    const answer = await send(things, page);
    expect(answer.count).toBe(count);
    // The number of records is then unknown, and no screen shows one.
    expect(answer.isMore).toBe(link.includes("next") ? true : undefined);
  });

  it("reads, adds, changes and deletes records at their own addresses", async () => {
    speak({ methods: { set: "PATCH" } });
    const asked = fakePlatform({
      "/things/a%2Fb": () => json({ name: "x" }),
      "/things": () => json({ number: 7 }, 201),
      "/things/7": () => new Response(null, { status: 204 }),
      "/things/8": () => new Response(null, { status: 204 }),
    });
    const options = { key: "number", form: { names: { title: "name" } } };
    expect((await send(rest.get("/things", "number", options), { number: "a/b" })).data).toEqual({ title: "x" });
    expect((await send(rest.add("/things", { title: "text" }, options), { title: "n" })).data).toEqual({ number: 7 });
    await send(rest.set("/things", { number: "integer", title: "text" }, options), { number: 7, title: "m" });
    await send(rest.del("/things", "number", options), { number: [7, 8] });
    expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ["GET", "/rest/things/a%2Fb", null],
      ["POST", "/rest/things", { name: "n" }],
      ["PATCH", "/rest/things/7", { name: "m" }],
      ["DELETE", "/rest/things/7", null],
      ["DELETE", "/rest/things/8", null],
    ]);
  });

  it.each(["", ".", ".."])("never sends the key %j, which would be another address", async (key) => {
    speak({});
    const asked = fakePlatform({});
    await expect(send(rest.del("/things", "number", { key: "number" }), { number: key })).rejects.toThrow(TypeError);
    expect(asked).toEqual([]);
  });
});

describe("an envelope of its own", () => {
  const form = {
    method: "GET",
    names: { place_no: "placeNo", held: ["heldThings", { its_name: "itsName" }] },
  } as const;
  const list = bearer.list("/v1/places", { form });
  const settings: Partial<DialectSettings> = {
    root: "",
    answer: {
      code: "success",
      success: [true],
      error: "error.code",
      fields: "error.at",
      message: "error.text",
      data: "data",
      rows: "data.items",
      count: "total",
    },
    refusals: { TAKEN: 409, 403: 513 },
  };

  it("holds rows and their number, and nested names are mapped both ways", async () => {
    speak({ ...settings, paging: { ...standard.paging, by: "offset", name: "offset", size: "limit" } });
    const items = [{ placeNo: 1, heldThings: [{ itsName: "a" }] }];
    const asked = fakePlatform({ "/v1/places": { success: true, data: { items }, total: 13 } });
    await expect(send(list, { ...page, sort_field: "place_no" })).resolves.toEqual({
      data: [{ place_no: 1, held: [{ its_name: "a" }] }],
      count: 13,
    });
    expect(first(asked).url).toBe("/v1/places?_sort=placeNo&_order=asc&offset=10&limit=10");
  });

  it("sorts by a sign before the field, where the host says so", async () => {
    speak({ ...settings, sort: { field: "sort", order: null, ascending: "", descending: "-" } });
    const asked = fakePlatform({ "/v1/places": { success: true, data: { items: [] }, total: 0 } });
    await send(list, { sort_field: "place_no", sort_order: "desc" });
    expect(first(asked).url).toBe("/v1/places?sort=-placeNo");
    await send(list, { sort_field: "place_no,held", sort_order: "asc,desc" });
    expect(asked.at(-1)?.url).toBe("/v1/places?sort=placeNo%2C-heldThings");
    speak(settings);
    await send(list, { sort_field: "place_no,held", sort_order: "asc,desc" });
    expect(asked.at(-1)?.url).toBe("/v1/places?_sort=placeNo%2CheldThings&_order=asc%2Cdesc");
  });

  it("is shown in the words of the catalogue, or else in the host's own", async () => {
    speak(settings);
    const refusalOf = async (error: object) => {
      fakePlatform({ "/v1/places": () => json({ success: false, error }) });
      const failure = await send(list, {}).catch((one: unknown) => one);
      const words = { "errors.409": "It is there already", "errors.0": "Unknown error" };
      return failureWords(failure, (key) => new Map(Object.entries(words)).get(key) ?? "");
    };
    expect(await refusalOf({ code: "TAKEN", text: "Duplicate key 7" })).toBe("It is there already");
    expect(await refusalOf({ code: "LUNCH", text: " The office is closed until 13:00. " })).toBe(
      "The office is closed until 13:00.",
    );
    expect(await refusalOf({ code: "LUNCH", text: { html: "<b>" } })).toBe("Unknown error");
    expect(await refusalOf({ code: "LUNCH", text: "" })).toBe("Unknown error");
  });

  it.each([
    [200, { success: false, error: { code: "TAKEN" } }, 409],
    [403, { success: false, error: { code: "OTHER" } }, 513],
    [404, { success: false }, 404],
    [200, { success: false, error: { code: 515 } }, 515],
  ])("refuses: HTTP %i, %j is %i", async (status, body, code) => {
    speak(settings);
    fakePlatform({ "/v1/places": () => json(body, status) });
    await expect(send(list, page)).rejects.toMatchObject({ reason: "answer", code });
  });

  it("says by their own names which fields were refused", async () => {
    speak(settings);
    fakePlatform({ "/v1/places": () => json({ success: false, error: { code: "TAKEN", at: { placeNo: "taken" } } }) });
    await expect(send(list, page)).rejects.toMatchObject({ code: 409, fields: { place_no: "taken" } });
  });

  it("is shown by its status and problem details where it has no code", async () => {
    const answer = { ...standard.answer, code: "code", success: [200], error: "code", fields: "data.fields" };
    speak({ answer });
    const errors = [{ pointer: "/placeNo", detail: "Too large." }];
    fakePlatform({ "/v1/places": () => json({ title: "Refused", detail: "Not like this.", errors }, 400) });
    await expect(send(list, page)).rejects.toMatchObject({ code: 400, fields: { place_no: "Too large." } });
    fakePlatform({ "/v1/places": () => json({ detail: "Not you." }, 403) });
    const data = { said: "Not you.", isExact: true };
    await expect(send(list, page)).rejects.toMatchObject({ code: 513, data });
    fakePlatform({ "/v1/places": () => new Response("<h1>No</h1>", { status: 403 }) });
    await expect(send(list, page)).rejects.toMatchObject({ reason: "answer", code: 513 });
  });

  it("finds a page behind its cursor", async () => {
    const paging = { ...standard.paging, by: "cursor", name: "after", size: "limit", next: "next" } as const;
    speak({ ...settings, answer: { ...standard.answer, rows: "items" }, paging });
    const answers: Readonly<Record<string, object>> = {
      "": { items: [{ placeNo: 1 }], next: "b" },
      b: { items: [{ placeNo: 2 }] },
    };
    const asked = fakePlatform({
      "/v1/places": ({ url }) => json(answers[new URLSearchParams(url.split("?")[1]).get("after") ?? ""] ?? {}),
    });
    const [one, two, three] = [1, 2, 3].map((at) => send(list, { page_index: at, page_size: 1 }));
    expect(await one).toEqual({ data: [{ place_no: 1 }], count: 2, isMore: true });
    expect(await two).toEqual({ data: [{ place_no: 2 }], count: 2 });
    expect((await three)?.data).toEqual([]);
    expect(asked.length).toBeGreaterThan(3);
  });
});

describe("credentials", () => {
  const get = bearer.get("/x");
  const dialects = [
    ["basic", { authorization: "Basic pass", "x-key": null }],
    [{ header: "X-Key" }, { authorization: null, "x-key": "pass" }],
    [
      { key: "X-Key", before: "" },
      { authorization: null, "x-key": "pass" },
    ],
    [
      { key: "Authorization", before: "Token " },
      { authorization: "Token pass", "x-key": null },
    ],
    [{ cookie: { csrf: { cookie: "csrf", header: "X-Csrf" } } }, { authorization: null, "x-csrf": "c1" }],
  ] as const;

  it.each(dialects)("%j", async (credentials, expected) => {
    vi.spyOn(document, "cookie", "get").mockReturnValue("csrf=c1");
    speak({ credentials });
    const asked = fakePlatform({ "/x": {} });
    await send(get, {});
    for (const [name, value] of Object.entries(expected)) expect(asked[0]?.headers.get(name), name).toBe(value);
  });

  it("are those that were typed for basic, and a mark for a cookie", async () => {
    speak({ credentials: "basic", password: "plain" });
    const asked = fakePlatform({ [given.signIn.path]: {} });
    await signIn({ account: "anna", password: "päss" });
    expect(token.get()).toBe(btoa(String.fromCharCode(...new TextEncoder().encode("anna:päss"))));
    expect(asked[0]?.headers.get("authorization")).toBe(`Basic ${token.get()}`);
    expect(asked[0]?.body).toMatchObject({ [given.signIn.password]: "päss" });
    // The form for the own password also sends it unchanged.
    await expect(transformPassword("anna", "päss")).resolves.toBe("päss");
    speak({ credentials: "basic" });
    await expect(transformPassword("anna", "päss")).resolves.toMatch(/^[0-9a-f]{64}$/);
    speak({ credentials: "basic", password: "plain" });
    speak({ credentials: { cookie: { csrf: null } } });
    await signIn({ account: "anna", password: "päss" });
    expect(token.get()).toBe("cookie");
  });
});

it("a console brings a call style of its own", async () => {
  const signed: Style = {
    root: "/signed",
    headers: (held) => ({ "X-Signature": held }),
    body: (payload, version) => ({ version, payload }),
  };
  setHost(given, { styles: { signed } });
  const asked = fakePlatform({ "/signed/x": { code: 200, data: 1 } });
  await expect(send(styled("signed").call("x", "/x", { a: "integer" }), { a: 7 })).resolves.toMatchObject({ data: 1 });
  expect(first(asked)).toEqual({ method: "POST", url: "/signed/x", body: { version: "1.0.1", payload: { a: 7 } } });
  expect(asked[0]?.headers.get("x-signature")).toBe("pass");
  setHost(given);
  await expect(send(styled("signed").call("x", "/x"), {})).rejects.toThrow('no call style "signed"');
});
