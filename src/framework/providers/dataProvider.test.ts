import { HttpError } from "ra-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setConfig } from "../wire/config";
import { host, setHost } from "../wire/Host";
import { fakePlatform, json, silentPlatform } from "../wire/fakePlatform";
import { messageKeys } from "../wire/failureMessages";
import { session } from "../wire/session";
import * as token from "../wire/token";
import { createDataProvider } from "./dataProvider";
import { cronCalls, sampleSections } from "../../../tests/sampleSections";

const provider = createDataProvider({ sections: sampleSections, describe: (failure) => messageKeys(failure)[0] ?? "" });
const page = { pagination: { page: 2, perPage: 10 }, sort: { field: "id", order: "DESC" as const } };
const failure = async (work: Promise<unknown>): Promise<HttpError> => {
  const error: unknown = await work.catch((raised: unknown) => raised);
  if (!(error instanceof HttpError)) {
    throw new Error(`expected an HttpError, got ${String(error)}`);
  }
  return error;
};

afterEach(() => {
  vi.unstubAllGlobals();
  setConfig(null);
});

/** Makes a repeated request recognizable. */
const NUMBER = expect.any(String);

describe("a list", () => {
  it("asks for filters, page and order by the names of the wire, and copies the key to id", async () => {
    const asked = fakePlatform({ "/device/list": { code: 200, data: [{ uid: "U7", tag: "x" }], count: 41 } });
    const filter = { q: "cam", state: [1, 2], tag: "", gmt_create_begin: 5, none: null, empty: [] };
    await expect(provider.getList("device", { ...page, filter })).resolves.toEqual({
      data: [{ id: "U7", uid: "U7", tag: "x" }],
      total: 41,
    });
    expect(asked[0]?.body).toMatchObject({
      params: {
        q: "cam",
        state: [1, 2],
        gmt_create_begin: 5,
        page_no: 2,
        page_size: 10,
        sort_field: "uid",
        sort_order: "desc",
      },
    });
  });

  it("of records that point here is a filter", async () => {
    const asked = fakePlatform({ "/cron/list": { code: 200, data: [] } });
    await provider.getManyReference("cron", { ...page, target: "pk", id: "P1", filter: { state: 1 } });
    expect(asked[0]?.body).toMatchObject({ pk: "P1", state: 1 });
  });

  it("is given up with the caller", async () => {
    silentPlatform();
    const controller = new AbortController();
    const work = provider.getList("cron", { ...page, signal: controller.signal });
    await Promise.resolve();
    controller.abort();
    await expect(work).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("one record", () => {
  it("is got by its key, a number when the wire says so", async () => {
    const asked = fakePlatform({ "/cron/get": { code: 200, data: { id: 7, name: "x" } } });
    await expect(provider.getOne("cron", { id: "7" })).resolves.toEqual({ data: { id: 7, name: "x" } });
    expect(asked[0]?.body).toEqual({ id: 7 });
  });

  it("is looked for in the list where there is no get", async () => {
    const asked = fakePlatform({ "/device/list": { code: 200, data: [{ uid: "U1" }, { uid: "U7" }] } });
    await expect(provider.getOne("device", { id: "U7" })).resolves.toEqual({ data: { id: "U7", uid: "U7" } });
    expect(asked[0]?.body).toMatchObject({ params: { uid: "U7", page_no: 1 } });
  });

  it.each([null, [], {}, "x", [{ id: 8 }, { id: 9 }]])("is missing when the answer is %j", async (data) => {
    fakePlatform({ "/cron/get": { code: 200, data } });
    expect(await failure(provider.getOne("cron", { id: 7 }))).toMatchObject({ status: 404 });
  });
});

it("gets many records of one turn in one call, in the order asked for", async () => {
  const asked = fakePlatform({ "/cron/list": { code: 200, data: [{ id: 1 }, { id: 2 }, { id: 3 }] } });
  const [first, second] = await Promise.all([
    provider.getMany("cron", { ids: [3, "1"] }),
    provider.getMany("cron", { ids: [2, 3, 9] }),
  ]);
  expect(first.data.map(({ id }) => id)).toEqual([3, 1]);
  expect(second.data.map(({ id }) => id)).toEqual([2, 3]);
  expect(asked.map(({ body }) => body)).toEqual([{ id: [3, 1, 2, 9], page_index: 1, page_size: 4, names: 1 }]);
});

it("gets each record by its own call where there is no list", async () => {
  const { cron } = (await sampleSections.sample.load()).resources;
  const calls = async () => ({ get: cronCalls.get });
  const load = async () => ({ resources: { cron: { ...cron, calls } }, screens: [] });
  const sections = { sample: { ...sampleSections.sample, load } };
  const asked = fakePlatform({ "/cron/get": ({ body }) => json({ code: 200, data: { name: "x", ...Object(body) } }) });
  const { data } = await createDataProvider({ sections, describe: () => "" }).getMany("cron", { ids: [7, "8"] });
  expect(data).toEqual([7, 8].map((id) => ({ id, name: "x", names: 1 })));
  expect(asked.map(({ body }) => body)).toEqual([
    { id: 7, names: 1 },
    { id: 8, names: 1 },
  ]);
});

it("asks a platform that ignores the filter by keys for each record, and not for names alone if it cannot answer them", async () => {
  const before = host();
  setHost({ ...before, can: before.can.filter((ability) => ability !== "names") });
  const asked = fakePlatform({
    "/cron/list": { code: 200, data: [{ id: 1 }] },
    "/cron/get": ({ body }) => json({ code: 200, data: Object(body) }),
  });
  try {
    expect((await provider.getMany("cron", { ids: [7] })).data).toEqual([{ id: 7 }]);
    expect(asked.map(({ body }) => body)).toEqual([{ id: 7, page_index: 1, page_size: 1 }, { id: 7 }]);
  } finally {
    setHost(before);
  }
});

describe("a write", () => {
  it("creates what the platform stored", async () => {
    fakePlatform({ "/cron/add": { code: 200, data: { id: 5, name: "A", gmt_create: 9 } } });
    await expect(provider.create("cron", { data: { name: "a" } })).resolves.toEqual({
      data: { id: 5, name: "A", gmt_create: 9 },
    });
  });

  it.each([
    [12, { id: 12, name: "a" }],
    [null, { id: "", name: "a" }],
    [[], { id: "", name: "a" }],
  ])("creates what was sent when the answer is %j", async (data, record) => {
    fakePlatform({ "/cron/add": { code: 200, data } });
    await expect(provider.create("cron", { data: { name: "a" } })).resolves.toEqual({ data: record });
  });

  it("updates by key, sending what changed", async () => {
    const asked = fakePlatform({ "/cron/set": { code: 200, data: null } });
    const params = { id: "7", data: { state: "2" }, previousData: { id: 7, name: "old", state: 1 } };
    await expect(provider.update("cron", params)).resolves.toMatchObject({ data: { name: "old", state: "2" } });
    expect(asked[0]?.body).toEqual({ id: 7, state: 2, request_id: NUMBER });
  });

  it("says which version of a record it changes, in every style, where the platform counts them", async () => {
    const asked = fakePlatform({ "/cron/set": { code: 200 }, "/device/set": { code: 200 } });
    await provider.update("cron", { id: 7, data: { state: 2 }, previousData: { id: 7, row_version: 4 } });
    const previousData = { id: "U7", uid: "U7", row_version: 9 };
    await provider.update("device", { id: "U7", data: { tag: "x" }, previousData });
    expect(asked[0]?.body).toEqual({ id: 7, state: 2, row_version: 4, request_id: NUMBER });
    expect(asked[1]?.body).toMatchObject({ params: { uid: "U7", tag: "x", row_version: 9 } });
  });

  it("deletes one by one where the platform takes one key, and stops at a refusal", async () => {
    const before = host();
    setHost({ ...before, can: before.can.filter((ability) => ability !== "several") });
    try {
      const asked = fakePlatform({
        "/cron/del": ({ body }) => json({ code: JSON.stringify(body).includes("2") ? 1024 : 200 }),
      });
      await expect(provider.deleteMany("cron", { ids: [1, 2, 3] })).rejects.toMatchObject({ status: 1024 });
      expect(asked.map(({ body }) => body)).toEqual([{ id: 1 }, { id: 2 }]);
    } finally {
      setHost(before);
    }
  });

  it("updates many one by one, and deletes many at once", async () => {
    const asked = fakePlatform({ "/cron/set": { code: 200 }, "/cron/del": { code: 200 } });
    await expect(provider.updateMany("cron", { ids: [1, 2], data: { state: 2 } })).resolves.toEqual({ data: [1, 2] });
    await expect(provider.deleteMany("cron", { ids: [1, "2"] })).resolves.toEqual({ data: [1, "2"] });
    await provider.delete("cron", { id: 3 });
    expect(asked.map(({ body }) => body)).toEqual([
      { id: 1, state: 2 },
      { id: 2, state: 2 },
      { id: [1, 2] },
      { id: 3 },
    ]);
  });

  it("names the refused fields", async () => {
    const data = {
      fields: { name: "invalid.tooLong", "details.0.lang": "invalid.required" },
      args: { name: { max: 64 } },
    };
    fakePlatform({ "/cron/add": { code: 406, data } });
    const error = await failure(provider.create("cron", { data: {} }));
    expect(error).toMatchObject({ status: 406, message: "errors.406.cron" });
    expect(error.body.errors).toEqual({
      name: { message: "invalid.tooLong", args: { max: 64 } },
      "details.0.lang": { message: "invalid.required", args: {} },
    });
  });

  it("without a call of its own says so", async () => {
    await expect(provider.delete("device", { id: "U7" })).rejects.toThrow('device has no call "del"');
    await expect(provider.create("nothing", { data: {} })).rejects.toThrow('There is no resource "nothing"');
  });
});

it("performs any declared call", async () => {
  const asked = fakePlatform({ "/cron/run": { code: 200, data: { task: 1 }, count: 0 } });
  await expect(provider.call(cronCalls.run, { id: "4" })).resolves.toMatchObject({ data: { task: 1 }, count: 0 });
  expect(asked[0]?.body).toEqual({ id: 4 });
});

describe("plain REST", () => {
  const range = { "Content-Range": "book 0-9/33" };

  it("lists, copying the key to id", async () => {
    const asked = fakePlatform({ "/library/book": () => json([{ isbn: "x1" }], 200, range) });
    await expect(provider.getList("book", { ...page, filter: {} })).resolves.toEqual({
      data: [{ id: "x1", isbn: "x1" }],
      total: 33,
    });
    expect(asked[0]?.url).toContain("/rest/library/book?");
  });

  it.each([
    ["cron", "/cron/list", { code: 200, data: [{ id: 1 }], count: 11 }],
    ["book", "/library/book", [{ id: "b", isbn: "b" }]],
  ])("of %s that the platform puts off is asked for again when it says", async (resource, path, rows) => {
    vi.useFakeTimers();
    const answers = [json({ code: 429, data: { retry_after: 2, again: true } }, 429)];
    const there = () => json(rows, 200, { "content-range": "book 0-0/1" });
    const asked = fakePlatform({ [path]: () => answers.pop() ?? there() });
    const listed = provider.getList(resource, page);
    await vi.advanceTimersByTimeAsync(1500);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(600);
    vi.useRealTimers();
    expect((await listed).data).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  it("raises a refusal with its code and fields", async () => {
    fakePlatform({ "/library/book": () => json({ code: 409, data: { fields: { isbn: "invalid.exists" } } }, 409) });
    const error = await failure(provider.create("book", { data: { isbn: "x1" } }));
    expect(error.status).toBe(409);
    expect(error.body.errors).toEqual({ isbn: { message: "invalid.exists", args: {} } });
  });

  it("says which version of a record it changes, and numbers what it creates", async () => {
    const asked = fakePlatform({
      "/library/book": () => json({ isbn: "x1" }),
      "/library/book/x1": () => json({ isbn: "x1", name: "new", row_version: 5 }),
    });
    const previousData = { id: "x1", isbn: "x1", name: "old", row_version: 4 };
    const { data } = await provider.update("book", { id: "x1", data: { name: "new" }, previousData });
    expect(data).toMatchObject({ id: "x1", name: "new", row_version: 5 });
    await provider.create("book", { data: { isbn: "x1" } });
    expect(asked.map(({ body }) => body)).toEqual([{ name: "new", row_version: 4 }, { isbn: "x1" }]);
    expect(asked.map(({ headers }) => headers.has("idempotency-key"))).toEqual([false, true]);
  });

  it("ends the session of the token that the platform no longer takes, and of no other", async () => {
    const gone: string[] = [];
    session.leaveBy((address) => gone.push(address));
    token.set("mine");
    fakePlatform({ "/library/book/1": () => json({ code: 401 }, 401) });
    await failure(provider.getOne("book", { id: "1" }));
    expect([token.get(), gone.length]).toEqual(["", 1]);
    session.leaveBy((address) => gone.push(address));
    token.set("old");
    fakePlatform({
      "/library/book/1": () => {
        if (token.get() === "new") return json({ isbn: "1" });
        token.set("new");
        return json({ code: 401 }, 401);
      },
    });
    // The call is repeated in the session that began in the meantime.
    expect((await provider.getOne("book", { id: "1" })).data).toMatchObject({ isbn: "1" });
    expect([token.get(), gone.length]).toEqual(["new", 1]);
    token.clear();
  });

  it("throws for an answer that is no JSON", async () => {
    fakePlatform({ "/library/book/1": () => new Response("<html>", { status: 200 }) });
    expect((await failure(provider.getOne("book", { id: "1" }))).body.failure).toMatchObject({ reason: "notJson" });
  });
});

it("logs answers that differ from the definition, in a test environment only", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  fakePlatform({ "/cron/list": { code: 200, data: [{ id: "1" }] } });
  await provider.getList("cron", page);
  setConfig({ env: 2, check_responses: true });
  await provider.getList("cron", page);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(warn.mock.calls[0]?.[0]).toContain("/cron/list");
  warn.mockRestore();
});
