// The REST dialect of ra-data-simple-rest, tested with that package.
import simpleRestProvider from "ra-data-simple-rest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Model } from "../../generator";
import { isRecord } from "./Client";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "./hosts";
import type { TestHost } from "./Host";

const base = readModel(12);
const demoRows = base.resources.find(({ name }) => name === "cron")?.demo.rows;
const model: Model = {
  ...base,
  resources: base.resources.map((one) =>
    one.name === "cron"
      ? { ...one, style: "rest", calls: one.calls.map((call) => ({ ...call, path: "/timed/jobs" })) }
      : one,
  ),
};

describe("the REST dialect", async () => {
  const found = await placesForStores(anyStore);
  let host: TestHost;
  let token: string;
  const fetchJson = async (url: string, options: { method?: string; body?: unknown } = {}) => {
    const body = typeof options.body === "string" ? { body: options.body } : {};
    const request = new Request(url, {
      method: options.method ?? "GET",
      ...body,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    });
    const response = (await host.platform?.fetch(request)) ?? Response.error();
    const text = await response.text();
    const json: unknown = JSON.parse(text);
    if (response.status >= 300) throw Object.assign(new Error(text), { status: response.status, body: json });
    return { status: response.status, headers: response.headers, body: text, json };
  };
  const provider = simpleRestProvider("http://platform/rest", fetchJson);
  const statusOf = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (error: unknown) => (isRecord(error) ? error.status : error),
    );

  beforeAll(async () => {
    if (!found) throw new Error("SQLite is always there");
    host = await openHost(found.place(), model);
    token = await host.client.token("admin");
  }, 60_000);
  afterAll(async () => {
    await host.close();
    found?.close();
  });

  const sorted = { sort: { field: "id", order: "ASC" as const }, filter: {} };

  it("lists with range, sort and filter, and says how many there are", async () => {
    const { data, total } = await provider.getList("timed/jobs", { ...sorted, pagination: { page: 2, perPage: 5 } });
    expect(total).toBe(demoRows);
    expect(data.map((row) => row.id)).toEqual([6, 7, 8, 9]);
    const found2 = await provider.getList("timed/jobs", {
      ...sorted,
      filter: { q: "expiring" },
      pagination: { page: 1, perPage: 5 },
    });
    expect(found2.data.map((row) => row.id)).toEqual([3]);
    expect((await provider.getMany("timed/jobs", { ids: [2, 4] })).data.map((row) => row.id).sort()).toEqual([2, 4]);
  });

  it("creates, reads, changes and deletes", async () => {
    const { data } = await provider.create("timed/jobs", {
      data: { name: "By REST", type: 1, state: 1, spec: "* * * * *" },
    });
    expect((await provider.getOne("timed/jobs", { id: data.id })).data).toMatchObject({ name: "By REST" });
    const changed = await provider.update("timed/jobs", {
      id: data.id,
      data: { name: "By REST too" },
      previousData: data,
    });
    expect(changed.data).toMatchObject({ id: data.id, name: "By REST too" });
    await provider.delete("timed/jobs", { id: data.id });
    expect(await statusOf(provider.getOne("timed/jobs", { id: data.id }))).toBe(404);
  });

  it("answers refusals by status and body", async () => {
    const wrong = provider.create("timed/jobs", { data: { name: "" } });
    await expect(wrong).rejects.toMatchObject({
      status: 406,
      body: { data: { fields: { name: "invalid.required", spec: "invalid.required" } } },
    });
    expect(await statusOf(provider.getList("role", { ...sorted, pagination: { page: 1, perPage: 5 } }))).toBe(404);
    const admin = token;
    token = await host.client.token("clerk");
    expect(await statusOf(provider.getList("timed/jobs", { ...sorted, pagination: { page: 1, perPage: 5 } }))).toBe(
      403,
    );
    token = "nobody";
    expect(await statusOf(provider.getOne("timed/jobs", { id: 1 }))).toBe(401);
    token = admin;
  });

  describe("to callers that accept problem details", () => {
    const add = async (accept: string, language: string, body: object) => {
      const headers = { authorization: `Bearer ${token}`, accept, "accept-language": language };
      const request = new Request("http://platform/rest/timed/jobs", {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      const response = (await host.platform?.fetch(request)) ?? Response.error();
      const json: unknown = JSON.parse(await response.text());
      return { status: response.status, type: response.headers.get("content-type"), json };
    };
    const wrong = { name: "x".repeat(999), type: 1, state: 1 };

    it.each([
      ["en", "Required.", "Use at most 64 characters."],
      ["zh-CN", "必填", "最多 64 个字符"],
    ])("says in words what is wrong with which field: %s", async (language, required, tooLong) => {
      const { json, ...head } = await add("application/json;q=0.5, application/problem+json", language, wrong);
      expect(head).toEqual({ status: 406, type: "application/problem+json" });
      expect(json).toMatchObject({
        type: "about:blank",
        title: "Not Acceptable",
        status: 406,
        code: 406,
        data: { fields: { name: "invalid.tooLong", spec: "invalid.required" } },
      });
      expect(isRecord(json) && json.errors).toEqual(
        expect.arrayContaining([
          { pointer: "#/name", detail: expect.stringContaining(tooLong) },
          { pointer: "#/spec", detail: expect.stringContaining(required) },
        ]),
      );
    });

    it("has no fields where no field was refused", async () => {
      const own = token;
      token = "nobody";
      const { status, json } = await add("application/problem+json", "en", wrong);
      token = own;
      expect([status, isRecord(json) && json.code, isRecord(json) && "errors" in json]).toEqual([401, 401, false]);
    });

    it.each(["*/*", "application/json", "application/problem+json;q=0"])("and not to others: %s", async (accept) => {
      const { type, json } = await add(accept, "en", wrong);
      expect([type, isRecord(json) && Object.keys(json)]).toEqual(["application/json", ["code", "message", "data"]]);
    });
  });

  it("is the only other dialect: definitions of a host with one of its own are not served", async () => {
    if (!found) throw new Error("SQLite is always there");
    const own = {
      ...base,
      resources: base.resources.map((one) => ({
        ...one,
        calls: one.calls.map((call) => ({ ...call, method: "GET" as const })),
      })),
    };
    await expect(openHost(found.place(), own)).rejects.toThrow("PLATFORM_URL=");
  });
});
