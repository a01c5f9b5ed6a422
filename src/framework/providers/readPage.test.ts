// Tests lists of hosts whose pages differ from the requested ones.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dialectOf } from "../../../features/hosts/dialect";
import { fakePlatform, json } from "../wire/fakePlatform";
import { host, setHost } from "../wire/Host";
import { factsIn } from "../wire/readAnswer";
import { createDataProvider } from "./dataProvider";
import { sampleSections } from "../../../tests/sampleSections";

const provider = createDataProvider({ sections: sampleSections, describe: ({ reason }) => reason });
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }));
const list = (page: number, perPage = 10, filter: object = {}) =>
  provider.getList("cron", { pagination: { page, perPage }, sort: { field: "id", order: "ASC" }, filter });
const ids = async (listed: ReturnType<typeof list>) => (await listed).data.map(({ id }) => id);

/** A host whose answer depends on the requested page and size. */
const answering = (answer: (page: number, size: number) => object) =>
  fakePlatform({
    "/cron/list": ({ body }) => {
      const { page_index, page_size } = factsIn(body);
      return json({ code: 200, ...answer(Number(page_index), Number(page_size)) });
    },
  });

const given = host();
beforeEach(() => setHost(given));
afterEach(() => {
  setHost(given);
  vi.unstubAllGlobals();
});

describe("a host that answers all rows at once", () => {
  it.each([{ count: 23 }, {}, { count: 0 }])("and answers %j is paged in the browser", async (counts) => {
    const asked = answering(() => ({ data: rows(1, 23), ...counts }));
    expect(await list(1)).toEqual({ data: rows(1, 10), total: 23 });
    expect(await list(3)).toEqual({ data: rows(21, 23), total: 23 });
    expect(asked).toHaveLength(2);
  });

  it("is paged as far as the console pages, which the list says", async () => {
    answering(() => ({ data: rows(1, 5003) }));
    expect(await list(500)).toEqual({ data: rows(4991, 5000), total: 5000, meta: { isCut: true } });
  });

  it("is paged as far as host.yaml says", async () => {
    const dialect = dialectOf({
      ...{
        root: null,
        methods: {},
        search: "q",
        empty: "zero",
        several: "repeat",
        credentials: "bearer",
        password: "hashed",
      },
      answer: {
        ...{ code: "code", success: [200], error: "code", fields: "", message: "" },
        ...{ data: "data", rows: "data", count: null },
      },
      paging: { by: "page", name: null, size: "page_size", first: 1, next: "", whole: 12, seek: 2 },
      sort: { field: "sort", order: null, ascending: "", descending: "-" },
      range: { begin: "", end: "", min: "", max: "" },
      refusals: {},
    });
    setHost({ ...given, dialect });
    answering(() => ({ data: rows(1, 13) }));
    expect(await list(2)).toEqual({ data: rows(11, 12), total: 12, meta: { isCut: true } });
  });
});

describe("a host that answers no number", () => {
  it("has more behind a full page", async () => {
    answering((page, size) => ({ data: rows((page - 1) * size + 1, page === 1 ? size : 13) }));
    expect(await list(1)).toEqual({ data: rows(1, 10), total: 11, meta: { isMore: true } });
    expect(await list(2)).toEqual({ data: rows(11, 13), total: 13 });
  });
});

describe("a host with a size of its own", () => {
  const sized = (own: number, all: number, count = all) =>
    answering((page) => ({ data: rows((page - 1) * own + 1, Math.min(page * own, all)), count }));

  it.each([
    [4, 10],
    [7, 10],
    [25, 10],
    [25, 40],
  ])("of %i rows has all of them on pages of %i", async (own, size) => {
    sized(own, 93);
    const pages = Math.ceil(93 / size);
    const found: unknown[] = [];
    for (let page = 1; page <= pages; page += 1) found.push(...(await ids(list(page, size))));
    expect(found).toEqual(rows(1, 93).map(({ id }) => id));
  });

  it("is asked once where it has the page as it was asked for", async () => {
    const asked = sized(10, 93);
    expect(await ids(list(10))).toEqual([91, 92, 93]);
    expect(await ids(list(11))).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  it("that counts more rows than it has is noticed by the next page", async () => {
    sized(4, 4, 93);
    expect(await list(1)).toEqual({ data: rows(1, 4), total: 4 });
  });

  it.each([
    ["the same page again", () => rows(1, 4)],
    ["pages of several sizes", (page: number) => rows(page * 10 + 1, page * 10 + (page % 2 === 0 ? 3 : 4))],
  ])("or that answers %s is shown as it answers", async (_, data) => {
    answering((page) => ({ data: data(page), count: 93 }));
    expect(await list(3)).toEqual({ data: data(3), total: 93 });
  });
});
