import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakePlatform, json, type FakeReply } from "../wire/fakePlatform";
import { host, setHost } from "../wire/Host";
import { createDataProvider } from "./dataProvider";
import { sampleSections } from "../../../tests/sampleSections";

const usual = host();
beforeEach(() => setHost({ ...usual, can: [] }));
afterEach(() => {
  setHost(usual);
  vi.unstubAllGlobals();
});

type Row = Readonly<Record<string, unknown>>;

const BEFORE: readonly Row[] = [
  { id: 5, name: "hourly", state: 1 },
  { id: 6, name: "nightly", state: 2 },
];
const SENT = { name: "nightly", state: 1 };
const STORED = { id: 9, name: "nightly", state: 1, gmt_create: 77 };

interface Answering {
  readonly add?: FakeReply;
  readonly before?: readonly Row[];
  readonly after?: readonly Row[];
  readonly get?: FakeReply;
}

/** Adds a record on a platform that has these rows before and after. Answers the record and the requested paths. */
const adding = async ({ add = { code: 200, data: {} }, before = BEFORE, after, get }: Answering, sent: Row = SENT) => {
  let isAdded = false;
  const asked = fakePlatform({
    "/cron/list": () => json({ code: 200, data: isAdded ? (after ?? [STORED, ...before]) : before }),
    "/cron/add": (one) => {
      isAdded = true;
      return typeof add === "function" ? add(one) : json(add);
    },
    ...(get && { "/cron/get": get }),
  });
  const provider = createDataProvider({ sections: sampleSections, describe: ({ code }) => String(code) });
  const { data } = await provider.create("cron", { data: sent });
  return { data, asked, paths: asked.map(({ url }) => url.replace("/api", "")), provider };
};

const unseen = { ...SENT, id: "" };

describe("a record that was added where no key is answered", () => {
  it.each([
    ["an empty object", { code: 200, data: {} }],
    ["nothing", { code: 200 }],
    ["null", { code: 200, data: null }],
    ["an empty text", { code: 200, data: "" }],
    ["an empty key", { code: 200, data: { id: "" } }],
    ["a bare 201", () => new Response(null, { status: 201 })],
    ["a bare 204", () => new Response(null, { status: 204 })],
  ] satisfies [string, FakeReply][])("is found in the list by what was sent: %s", async (_, add) => {
    const { data, paths, asked } = await adding({ add });
    expect(data).toEqual(STORED);
    expect(paths).toEqual(["/cron/list", "/cron/add", "/cron/list"]);
    expect(asked[0]?.body).toEqual({ name: "nightly", page_index: 1, page_size: 10 });
  });

  it("is asked for newest first where the platform sorts", async () => {
    setHost({ ...usual, can: ["sort"] });
    const { asked } = await adding({});
    expect(asked[2]?.body).toMatchObject({ sort_field: "id", sort_order: "desc" });
  });

  it.each([
    ["it is not there", { after: BEFORE }],
    ["two are alike", { after: [STORED, { ...STORED, id: 10 }, ...BEFORE] }],
    ["it was there before", { before: [STORED], after: [STORED] }],
    ["another one is newer, and it is not on the page", { after: [{ ...STORED, state: 2 }] }],
  ] satisfies [string, Answering][])("is stored, without a key, where %s", async (_, answering) => {
    expect((await adding(answering)).data).toEqual(unseen);
  });

  it("is stored, without a key, where the list cannot be read", async () => {
    const asked = fakePlatform({ "/cron/list": { code: 513 }, "/cron/add": { code: 200 } });
    const provider = createDataProvider({ sections: sampleSections, describe: ({ code }) => String(code) });
    expect((await provider.create("cron", { data: SENT })).data).toEqual(unseen);
    expect(asked).toHaveLength(2);
  });

  it("is recognised by what the list shows, where empty values are equal", async () => {
    const shown = { id: 9, name: "nightly", note: "", password: "***", secret: undefined };
    const sent = { name: "nightly", state: 0, note: null, password: "typed", secret: "typed", list: [] };
    const { data } = await adding({ after: [shown, ...BEFORE] }, sent);
    expect(data.id).toBe(9);
    const other = await adding({ after: [{ ...shown, note: "other" }, ...BEFORE] }, sent);
    expect(other.data.id).toBe("");
    // The row has no value by which the new record could be recognized.
    expect((await adding({ after: [{ id: 9, name: "" }] }, { name: "" })).data.id).toBe("");
  });

  it.each(["/cron/9", "https://far.example/v1/cron/9/", "/cron?id=9"])(
    "is found at the address %s",
    async (location) => {
      const { data, paths, asked } = await adding({
        add: () => new Response(null, { status: 201, headers: { location } }),
        get: { code: 200, data: STORED },
      });
      expect(data).toEqual(STORED);
      expect(paths).toEqual(["/cron/list", "/cron/add", "/cron/get"]);
      expect(asked[2]?.body).toEqual({ id: 9 });
    },
  );

  it.each(["/cron", "/cron/abc", "http://["])("is looked for in the list where %s says no key", async (location) => {
    const add = () => new Response(null, { status: 201, headers: { location } });
    expect((await adding({ add })).data).toEqual(STORED);
  });

  it("is not another record if the address finds nothing", async () => {
    const add = () => new Response(null, { status: 201, headers: { location: "/cron/12" } });
    expect((await adding({ add, get: { code: 406 } })).data).toEqual(STORED);
  });
});

describe("a record whose key is known", () => {
  it.each([
    ["a record", { id: 9 }],
    ["its key", 9],
    ["a list of it", [{ id: 9 }]],
  ])("is not looked for: the answer is %s", async (_, data) => {
    const { data: made, provider, asked } = await adding({ add: { code: 200, data } });
    expect(made).toEqual({ ...SENT, id: 9 });
    // Once a key was answered, the list is no longer read before a record is added.
    expect(asked).toHaveLength(2);
    await provider.create("cron", { data: SENT });
    expect(asked).toHaveLength(3);
  });

  it("was sent, or will be answered", async () => {
    expect((await adding({}, { ...SENT, id: 3 })).paths).toEqual(["/cron/add"]);
    setHost({ ...usual, can: ["keys"] });
    expect((await adding({})).paths).toEqual(["/cron/add"]);
  });
});
