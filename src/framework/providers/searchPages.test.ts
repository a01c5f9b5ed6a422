// Tests finding a record on hosts that cannot find it by its key.
import { afterEach, expect, it, vi } from "vitest";
import { fakePlatform, json } from "../wire/fakePlatform";
import { factsIn } from "../wire/readAnswer";
import { type KeySearch, keySearch } from "../wire/keySearch";
import { createDataProvider } from "./dataProvider";
import { sampleSections } from "../../../tests/sampleSections";

const provider = createDataProvider({ sections: sampleSections, describe: ({ code }) => String(code) });
const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ uid: `U${at + 1}`, model: "M" }));
const paramsOf = (body: unknown) => factsIn(factsIn(body).params);

/** A host that reads only page and size, and ignores all other parameters. */
const ignoring = (count: number, meta: object = { count }) =>
  fakePlatform({
    "/device/set": { code: 200 },
    "/device/list": ({ body }) => {
      const { page_no, page_size } = paramsOf(body);
      const start = (Number(page_no) - 1) * Number(page_size);
      return json({ code: 200, data: rows(count).slice(start, start + Number(page_size)), ...meta });
    },
  });

afterEach(() => vi.unstubAllGlobals());

it.each([[{ count: 250 }], [{}]])(
  "is found on a page of the list, and the search is shown meanwhile: %j",
  async (meta) => {
    const pages: (KeySearch | null)[] = [];
    const stop = keySearch.subscribe(() => pages.push(keySearch.now()));
    const asked = ignoring(250, meta);
    expect((await provider.getOne("device", { id: "U203" })).data).toEqual({ id: "U203", uid: "U203", model: "M" });
    stop();
    expect(asked.map(({ body }) => paramsOf(body))).toEqual([
      { uid: "U203", page_no: 1, page_size: 1 },
      ...[1, 2, 3].map((page_no) => ({ page_no, page_size: 100 })),
    ]);
    expect(pages).toEqual([...[1, 2, 3].map((page) => ({ page, pages: 50 })), null]);
  },
);

it("is found with all others that were selected, in one pass", async () => {
  const asked = ignoring(250);
  const ids = ["U1", "U120", "U203", "U249"];
  const { data } = await provider.getMany("device", { ids, meta: { chosen: true } });
  expect(data.map(({ id }) => id)).toEqual(ids);
  // The requests: by key, then a search for the first missing record, then one search for the others.
  const pages = asked.map(({ body }) => paramsOf(body)).filter(({ page_size }) => page_size === 100);
  expect(pages.map(({ page_no }) => page_no)).toEqual([1, 2, 1, 2, 3]);
});

it("is answered once by a host that ignores keys and pages, and others of the selection are not taken for it", async () => {
  fakePlatform({
    "/device/list": ({ body }) => {
      const size = Number(paramsOf(body).page_size);
      return json({ code: 200, data: rows(250).slice(0, size), count: 250 });
    },
  });
  const { data } = await provider.getMany("device", { ids: ["U5", "U900", "U7"], meta: { chosen: true } });
  expect(data.map(({ id }) => id)).toEqual(["U5", "U7"]);
});

it("is said to be gone where it is, without a look through the list of a host that knows keys", async () => {
  const asked = fakePlatform({
    "/device/list": ({ body }) => {
      const { uid } = paramsOf(body);
      return json({ code: 200, data: uid === "U1" ? rows(1) : [], count: uid === "U1" ? 1 : 0 });
    },
  });
  const { data } = await provider.getMany("device", { ids: ["U1", "U9"], meta: { chosen: true } });
  expect(data.map(({ id }) => id)).toEqual(["U1"]);
  expect(asked).toHaveLength(3);
});

it("is read before it is replaced, too", async () => {
  const asked = ignoring(120);
  await provider.update("device", { id: "U110", data: { tag: "x" }, previousData: { id: "U110", uid: "U110" } });
  expect(paramsOf(asked.at(-1)?.body)).toMatchObject({ uid: "U110", tag: "x" });
});

it.each([
  ["all pages have been looked through", 250, { count: 250 }],
  ["a page is not full", 250, {}],
  ["there is none", 0, { count: 0 }],
])("is missing when %s", async (_, count, meta) => {
  ignoring(count, meta);
  await expect(provider.getOne("device", { id: "U999" })).rejects.toMatchObject({ status: 404, body: null });
});

it("is missing when the same page comes again", async () => {
  const asked = fakePlatform({ "/device/list": { code: 200, data: rows(100), count: 90_000 } });
  await expect(provider.getOne("device", { id: "U999" })).rejects.toMatchObject({ status: 404, body: null });
  expect(asked).toHaveLength(3);
});

it("is not said to be missing when the list has more pages than are looked through", async () => {
  const asked = ignoring(9000);
  await expect(provider.getOne("device", { id: "U8000" })).rejects.toMatchObject({
    status: 404,
    message: "form.unfoundTitle",
    body: { unfound: 50 },
  });
  expect(asked).toHaveLength(51);
  expect(keySearch.now()).toBeNull();
});

it("is looked for in the list where a call for one record answers others", async () => {
  const asked = fakePlatform({
    "/cron/get": { code: 200, data: [{ id: 1 }, { id: 2 }] },
    "/cron/list": { code: 200, data: [{ id: 1 }, { id: 7, name: "x" }], count: 2 },
  });
  expect((await provider.getOne("cron", { id: 7 })).data).toEqual({ id: 7, name: "x" });
  expect(asked).toHaveLength(2);
});

it("has its name read at its own address, if the list ignores keys", async () => {
  const asked = fakePlatform({
    "/cron/list": () => json({ code: 200, data: [{ id: 1, name: "First" }], count: 90 }),
    "/cron/get": ({ body }) => json({ code: 200, data: { id: Number(factsIn(body).id), name: "Nightly" } }),
  });
  const { data } = await provider.getMany("cron", { ids: [7] });
  expect(data).toMatchObject([{ id: 7, name: "Nightly" }]);
  expect(asked.map(({ url }) => url)).toEqual(["/api/cron/list", "/api/cron/get"]);
});
