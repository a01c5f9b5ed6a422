// Lists in other envelopes, and rows that contain their child rows.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bearer } from "../../../src/framework/wire/calls";
import { fakePlatform } from "../../../src/framework/wire/fakePlatform";
import { host, type Host, setHost } from "../../../src/framework/wire/Host";
import { hostInside, setHostInside } from "../../../src/framework/wire/HostInside";
import { readMenus } from "../../../src/framework/wire/menus";
import { send } from "../../../src/framework/wire/send";
import { dialectOf } from "./index";
import type { DialectSettings } from "./settings";

type Answer = DialectSettings["answer"];

const answer: Answer = {
  ...{ code: "code", success: [200], error: "code", fields: "", message: "" },
  ...{ data: "data", rows: "data.records", count: null },
};
const settings: DialectSettings = {
  ...{
    root: null,
    methods: {},
    search: "q",
    empty: "zero",
    several: "json",
    credentials: "bearer",
    password: "hashed",
  },
  paging: { by: "page", name: null, size: "page_size", first: 1, next: "" },
  sort: { field: "sort_field", order: "sort_order", ascending: "asc", descending: "desc" },
  range: { begin: "_begin", end: "_end", min: "_min", max: "_max" },
  refusals: {},
  answer,
};
let given: Host;
const speak = (more: Partial<Answer>): void =>
  setHost({ ...given, dialect: dialectOf({ ...settings, answer: { ...answer, ...more } }) });

beforeEach(() => {
  given = host();
});
afterEach(() => {
  setHost(given);
  vi.unstubAllGlobals();
});

const things = bearer.list("/things", { key: "number" });
const records = [{ number: 1 }, { number: 2 }];
const ask = async (data: object, page = 1) => {
  fakePlatform({ "/things": { code: 200, data } });
  const { count, isMore } = await send(things, { page_index: page, page_size: 2 });
  return [count, isMore];
};

it.each([
  ["the number of the last page", { pages: "data.pages", page: "data.current" }, { current: 1, pages: 2 }, [3, true]],
  ["the last page", { pages: "data.pages", page: "data.current" }, { current: 2, pages: 2 }, [2, undefined]],
  ["pages without their own number", { pages: "data.pages" }, { pages: 2 }, [3, true]],
  ["a mark that there is more", { more: "data.more" }, { more: true }, [3, true]],
  ["a mark that there is no more", { more: "data.more" }, { more: "false" }, [2, undefined]],
  ["a mark that is none", { more: "data.more" }, { more: "perhaps" }, [3, true]],
  ["no number of pages, although it is declared", { pages: "data.pages" }, {}, [3, true]],
] as const)("an answer with %s says whether there are more rows", async (_, next, paging, expected) => {
  speak({ next });
  expect(await ask({ records, ...paging })).toEqual(expected);
});

it("rows below a row are rows, in the host's own words", async () => {
  speak({ rows: "data" });
  const form = {
    names: { number: "no", above: "upNo", called: "name" },
    tree: { parent: "above", children: "subThings" },
  };
  const list = bearer.list("/things", { key: "number", form });
  const top = { no: 1, name: "a", subThings: [{ no: 2, name: "b", tags: [{ no: 9 }] }], tags: [{ no: 8 }] };
  fakePlatform({ "/things": { code: 200, data: [top] } });
  expect((await send(list, {})).data).toMatchObject([
    { number: 1, called: "a" },
    { number: 2, called: "b", above: 1 },
  ]);
});

it("the menus of such a host are found at every depth", async () => {
  speak({ rows: "data" });
  const inside = hostInside();
  const { menus } = inside;
  if (!menus) throw new Error("The console of this repository has menus.");
  const { path, id, key, parent } = menus;
  const form = {
    verb: "list",
    key: id,
    names: { [id]: "no", [key]: "code", [parent]: "up" },
    tree: { parent },
  } as const;
  setHostInside({ ...inside, menus: { ...menus, form } });
  fakePlatform({
    [path]: { code: 200, data: [{ no: 1, code: "system", subs: [{ no: 2, code: "system.role", subs: null }] }] },
  });
  try {
    expect((await readMenus()).map((menu) => [menu.id, menu.key, menu.parent])).toEqual([
      ["1", "system", ""],
      ["2", "system.role", "1"],
    ]);
  } finally {
    setHostInside(inside);
  }
});
