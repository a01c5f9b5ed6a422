import * as z from "zod/mini";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { integer } from "../../../shared/schema/integer";
import { key } from "../../../shared/schema/key";
import { referencesTo } from "../../../shared/schema/referencesTo";
import { text } from "../../../shared/schema/text";
import { bearer, bearerAt, legacy } from "./calls";
import { setConfig } from "./config";
import type { Call } from "./contract";
import { fakePlatform, json, silentPlatform } from "./fakePlatform";
import { inFlight } from "./inFlight";
import * as language from "./language";
import { send } from "./send";
import { session } from "./session";
import * as token from "./token";
import { WireFailure } from "./WireFailure";

const fields = { name: "text", state: "integer", price: "number", open: "boolean", attr: "json", ids: "list" } as const;
const add = bearer.add("/cron/add", fields);
const set = bearer.set("/cron/set", { id: "integer", ...fields });
const list = bearer.list<{ id: number }>("/cron/list");
const run: Call = bearer.call("run", "/cron/run", { id: "integer" }, { constants: { cmd: "run" } });
const failure = async (work: Promise<unknown>): Promise<WireFailure> => {
  const error: unknown = await work.catch((raised: unknown) => raised);
  if (!(error instanceof WireFailure)) {
    throw new Error(`expected a WireFailure, got ${String(error)}`);
  }
  return error;
};

beforeEach(() => {
  setConfig({ given: { app_key: "key", auth_type: 2 } });
  language.set("zh-CN");
  token.set("secret");
  session.leaveBy(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  setConfig(null);
  token.clear();
});

describe("a bearer call", () => {
  it("posts the payload with the token to /api", async () => {
    const asked = fakePlatform({ "/cron/run": { code: 200, data: { ok: 1 }, count: 0 } });
    await expect(send(run, { id: "7" })).resolves.toMatchObject({ data: { ok: 1 }, count: 0 });
    expect(asked[0]).toMatchObject({ url: "/api/cron/run", method: "POST", body: { id: 7, cmd: "run" } });
    expect(asked[0]?.headers.get("authorization")).toBe("Bearer secret");
    expect(asked[0]?.headers.get("accept-language")).toBe("zh-CN");
  });

  it("sends no header without a token", async () => {
    token.clear();
    const asked = fakePlatform({ "/cron/run": { code: 200 } });
    await send(run, { id: 1 });
    expect(asked[0]?.headers.has("authorization")).toBe(false);
  });

  it("goes to the server it is given", async () => {
    const at = bearerAt.call("ctrl", "/srv/ctrl", { cmd: "text" });
    const asked = fakePlatform({ "/srv/ctrl": { code: 200 } });
    await send(at, { cmd: "x" }, { address: "https://node-7.example:8443/" });
    await send(at, { cmd: "x" }, { address: "10.0.0.7:81" });
    expect(asked.map(({ url }) => url)).toEqual([
      "https://node-7.example:8443/api/srv/ctrl",
      "http://10.0.0.7:81/api/srv/ctrl",
    ]);
    await expect(send(at, { cmd: "x" })).rejects.toThrow(/address/);
    await expect(send(at, { cmd: "x" }, { address: "ftp://node" })).rejects.toThrow(/no web address/);
  });
});

it("sends no parameter that the platform does not know, and no number where it reads none", async () => {
  const fields = { uid: "text", time_zone: "text", request_id: "text" } as const;
  const pay: Call = bearer.call("pay", "/pay", fields, { further: ["time_zone"] });
  const sent = async (can: readonly string[]) => {
    setConfig({ given: { can } });
    const asked = fakePlatform({ "/pay": { code: 200 } });
    await send(pay, { uid: "U7", request_id: "r" }, { once: true });
    return asked[0]?.body;
  };
  expect(await sent(["further", "once"])).toEqual({ uid: "U7", time_zone: "", request_id: "r" });
  expect(await sent(["further"])).toEqual({ uid: "U7", time_zone: "" });
  expect(await sent([])).toEqual({ uid: "U7" });
});

it("wraps a legacy call in its envelope", async () => {
  const asked = fakePlatform({ "/zone/get": { code: 200, data: [] } });
  await send(legacy.get("/zone/get", {}, { apiVersion: "1.0.2" }), { sys: 1 });
  expect(asked[0]?.headers.has("authorization")).toBe(false);
  expect(asked[0]?.body).toEqual({
    params: { sys: 1 },
    tag: expect.any(String),
    request: { language: "zh-CN", app_key: "key", acc_token: "secret", api_ver: "1.0.2", auth_type: 2 },
  });
});

describe("what is sent", () => {
  const sent = async (work: () => Promise<unknown>) => {
    const asked = fakePlatform({ "/cron/add": { code: 200 }, "/cron/set": { code: 200 }, "/cron/run": { code: 200 } });
    await work();
    return asked[0]?.body;
  };

  it("is whole for add: missing numbers are 0, missing text is empty", async () => {
    expect(await sent(() => send(add, {}))).toEqual({ name: "", state: 0, price: 0, open: 0, attr: "", ids: [] });
  });

  it("is coerced field by field", async () => {
    const values = { name: 5, state: "3.9", price: "1.5", open: true, attr: { a: 1 }, ids: 7, id: 9, stray: 1 };
    expect(await sent(() => send(add, values))).toEqual({
      name: "5",
      state: 3,
      price: 1.5,
      open: 1,
      attr: '{"a":1}',
      ids: [7],
    });
  });

  it.each(["abc", null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 1e300, {}, [], "  "])(
    "has 0 for the integer %j",
    async (state) => {
      expect(await sent(() => send(add, { state }))).toMatchObject({ state: 0 });
    },
  );

  it("is what the schema of the call says of its fields, which is asked for when it is made", async () => {
    const schema = vi.fn(async () =>
      z.object({ name: text({ required: true }), state: integer(), ids: referencesTo() }),
    );
    const lazy = bearer.add("/cron/add", schema);
    expect(schema).not.toHaveBeenCalled();
    expect(await sent(() => send(lazy, { name: 7, other: 1 }))).toEqual({ name: "7", state: 0, ids: [] });
    const change = bearer.set("/cron/set", async () => z.extend(z.partial(await schema()), { id: key() }));
    expect(await sent(() => send(change, { id: "4", state: "2" }))).toEqual({ id: 4, state: 2 });
  });

  it("is what was given for set, and its key", async () => {
    expect(await sent(() => send(set, { id: "4", state: null, name: undefined }))).toEqual({ id: 4, state: 0 });
  });

  it("is every declared field for an action", async () => {
    expect(await sent(() => send(run, { id: undefined }))).toEqual({ id: 0, cmd: "run" });
  });
});

describe("an answer", () => {
  const answering = (reply: Parameters<typeof fakePlatform>[0][string]) => fakePlatform({ "/cron/list": reply });

  it("is rows and their count", async () => {
    answering({ code: 200, data: [{ id: 1 }], count: 87 });
    await expect(send(list, {})).resolves.toMatchObject({ data: [{ id: 1 }], count: 87 });
  });

  it.each([
    [{ code: 200 }, 0],
    [{ code: 200, data: null, count: 0 }, 0],
    [{ code: 200, data: {}, count: -5 }, 0],
    [{ code: "200", data: [{ id: 1 }, null, 3, "x"], count: "NaN" }, 1],
  ])("of %j is a list of %i", async (body, length) => {
    answering(body);
    const { data, count } = await send(list, {});
    expect(data).toHaveLength(length);
    expect(count).toBe(length);
  });

  it.each([
    [{ list: [{ id: 1 }], total: 13 }, "{ list, total }"],
    [["a", "b"], '["a","b"]'],
    ["none", '"none"'],
    [7, "7"],
  ])("of %j is no list, and says what it is", async (data, shape) => {
    answering({ code: 200, data, count: 0 });
    expect(await failure(send(list, {}))).toMatchObject({ reason: "notList", data: { values: { shape } } });
  });

  it.each([
    ["a full page without a number", [{ id: 1 }, { id: 2 }], undefined, 1, { count: 3, isMore: true }],
    ["a second page without a number", [{ id: 1 }, { id: 2 }], undefined, 2, { count: 5, isMore: true }],
    ["a short page without a number", [{ id: 1 }], undefined, 2, { count: 3 }],
    ["a full page with the number of its rows", [{ id: 1 }, { id: 2 }], 2, 2, { count: 5, isMore: true }],
    ["a page behind the last", [], 2, 3, { count: 2 }],
    ["a page behind the last without a number", [], undefined, 3, { count: 4 }],
  ])("that is %s says whether there is more", async (_, data, count, page, expected) => {
    answering({ code: 200, data, count });
    const { data: _data, facts, ...rest } = await send(list, { page_index: page, page_size: 2 });
    expect(rest).toEqual(expected);
  });

  it("with another code raises it, with the refused fields", async () => {
    for (const code of [201, 400, 409, 500, 519, 1024]) {
      answering({ code, data: { fields: { name: "invalid.exists", bad: 7 } } });
      const raised = await failure(send(list, {}, { context: "cron" }));
      const fields = { name: "invalid.exists" };
      expect(raised).toMatchObject({ reason: "answer", code, context: "cron", path: "/cron/list", fields });
    }
  });

  const strange: [string, () => Response | Promise<Response>, object][] = [
    ["HTML", () => new Response("<!doctype html><title>x</title>"), { reason: "notJson", code: 200 }],
    ["nothing", () => new Response(""), { reason: "notJson", code: 200 }],
    ["JSON without a code", () => json([1]), { reason: "notJson" }],
    ["a code that is no integer", () => json({ code: {} }), { reason: "notJson" }],
    ["a gateway's page", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), { reason: "network", code: 502 }],
    ["a server's page", () => new Response("<h1>Sorry</h1>", { status: 500 }), { reason: "server", code: 500 }],
    ["a refusal under an HTTP status", () => json({ code: 400, data: null }, 400), { reason: "answer", code: 400 }],
    ["a broken connection", () => Promise.reject(new TypeError("Failed to fetch")), { reason: "network", code: 0 }],
  ];
  it.each(strange)("of %s is a failure of its own", async (_, reply, expected) => {
    answering(reply);
    expect(await failure(send(list, {}))).toMatchObject(expected);
  });

  it("that does not come in time is a time-out", async () => {
    silentPlatform();
    expect(await failure(send(list, {}, { timeout: 5 }))).toMatchObject({ reason: "timeout" });
  });

  it("nobody waits for any more rejects with the caller's abort", async () => {
    silentPlatform();
    const controller = new AbortController();
    const work = send(list, {}, { signal: controller.signal });
    controller.abort();
    await expect(work).rejects.toMatchObject({ name: "AbortError" });
  });
});

it("counts a call from before its start until after its end", async () => {
  // Calls of other tests may never be answered.
  const before = inFlight.count();
  const counts: number[] = [];
  const stop = inFlight.subscribe((count) => counts.push(count - before));
  fakePlatform({ "/cron/run": { code: 200 }, "/cron/list": () => Promise.reject(new TypeError("down")) });
  await Promise.allSettled([send(run, { id: 1 }), send(list, {})]);
  stop();
  expect(counts).toEqual([1, 2, 1, 0]);
  expect(inFlight.count()).toBe(before);
});
