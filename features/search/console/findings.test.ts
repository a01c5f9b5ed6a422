import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { thingResource } from "../../../tests/forms/formHarness";
import type { ResourceProps, Call } from "../../../src/framework/wire/contract";
import { findCreatable, createFindings } from "./actionFindings";
import type { Finding } from "./Finding";
import { findRecords, filterSearchable } from "./findRecords";
import { rankFindings } from "./rank";
import type { ReachableResource } from "./reachable";

const view = async () => ({ default: () => null });
const list: Call = {
  verb: "list",
  name: "list",
  path: "/card/list",
  style: "bearer",
  apiVersion: "1.0.1",
  key: "id",
  paging: "page_index",
  constants: {},
  fields: {},
};
const card: ResourceProps = {
  ...thingResource,
  name: "card",
  access: { list: "cards", add: "cards.add" },
  words: {
    en: async () => ({ default: { "card.name": "SIM card" } }),
    "zh-CN": async () => ({ default: { "card.name": "物联卡" } }),
    "zh-TW": async () => ({ default: { "card.name": "物聯卡" } }),
  },
  calls: async () => ({ list }),
  views: { create: view, show: view },
};
const reached = (more: Partial<ResourceProps> = {}): ReachableResource => ({
  resource: { ...card, ...more },
  place: { path: "/cards", menu: "cards", icon: "sim", label: "Cards", section: "Product" },
  base: "/cards",
});
const translate = (key: string, { name }: Readonly<Record<string, string>>) => `${key} ${name}`;

it("can be created where there is a page for it and the account may", async () => {
  const [may, mayNot] = [() => true, (menu: string) => menu !== "cards.add"];
  const { create: _page, ...pageless } = card.views;
  const named = async (one: ReachableResource, allowed: (menu: string) => boolean) =>
    (await findCreatable([one], allowed)).map(({ names }) => names);
  expect(await named(reached(), may)).toEqual([{ en: "SIM card", "zh-CN": "物联卡", "zh-TW": "物聯卡" }]);
  expect(await named(reached(), mayNot)).toEqual([]);
  expect(await named(reached({ access: { list: "cards" } }), may)).toEqual([]);
  expect(await named(reached({ views: pageless }), may)).toEqual([]);
});

it("is called by its field where there are no words for it, and left out if it did not arrive", async () => {
  const none = async () => ({ default: {} });
  const lost = async () => Promise.reject(new Error("offline"));
  const all = [
    reached({ words: { en: lost, "zh-CN": lost, "zh-TW": lost } }),
    reached({ words: { en: none, "zh-CN": none, "zh-TW": none } }),
  ];
  const found = await findCreatable(all, () => true);
  expect(found.map(({ names }) => names)).toEqual([{ en: "card", "zh-CN": "card", "zh-TW": "card" }]);
});

it("is offered in the operator's language, and answers to its names in the others", async () => {
  const makes = await findCreatable([reached()], () => true);
  const [english] = createFindings(makes, "en", translate);
  expect(english).toEqual({
    key: "create /cards",
    kind: "action",
    label: "search.create SIM card",
    hint: "Cards",
    icon: "add",
    also: ["SIM card", "物联卡", "新建物联卡"],
    to: "/cards/create",
  });
  expect(createFindings(makes, "zh-TW", translate)[0]?.label).toBe("search.create 物聯卡");
});

let rows: unknown;
let bodies: readonly unknown[] = [];
beforeEach(() => {
  rows = [];
  bodies = [];
  vi.stubGlobal("fetch", async (_address: unknown, init: RequestInit) => {
    bodies = [...bodies, JSON.parse(String(init.body))];
    return Response.json({ code: 200, data: rows, count: 1 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("names only matches", async () => {
  rows = [{ id: 8, name: "South" }];
  const report = vi.fn();
  await findRecords([reached()], "north", new AbortController().signal, report);
  expect(bodies).toHaveLength(1);
  expect(report).not.toHaveBeenCalled();
});

const found = async (all: readonly ReachableResource[], text: string, signal = new AbortController().signal) => {
  const reported: Finding[] = [];
  await findRecords(all, text, signal, (some) => void reported.push(...some));
  return reported;
};

it("finds records by their title, and where each is opened", async () => {
  rows = [{ id: 7, name: "North depot" }];
  const [record] = await found([reached()], "DEPOT");
  expect(bodies).toMatchObject([{ page_index: 1, page_size: 5, q: "DEPOT" }]);
  expect(record).toEqual({
    key: "record /cards 7",
    kind: "record",
    label: "North depot",
    hint: "Cards",
    icon: "sim",
    refers: false,
    also: ["North depot", "7"],
    to: "/cards/7/show",
  });
  expect((await found([reached({ views: { edit: view } })], "depot"))[0]?.to).toBe("/cards/7");
});

it("returns with a record all others it could be mistaken for: those of its name, or all where names are within others", async () => {
  rows = [
    { id: 7, name: "North", hall: 1 },
    { id: 8, name: "North pier", hall: 1 },
    { id: 9, name: "North", hall: 2 },
  ];
  const amongOf = async (card: ReachableResource) => {
    const all = await found([card], "north");
    return all.map((one) => [one.among?.id, one.among?.among.map(({ id }) => id)]);
  };
  const alike = ["7", "9"];
  expect(await amongOf(reached())).toEqual([
    ["7", alike],
    [undefined, undefined],
    ["9", alike],
  ]);
  const within = { field: "hall", to: "hall", tells: [] };
  expect((await amongOf(reached({ within })))[1]).toEqual(["8", ["7", "8", "9"]]);
});

describe("on a platform that can search", () => {
  const search = [
    { source: "mac", as: "mac" },
    { source: "phone", as: "phone", area: "area" },
    { source: "owner", as: "record" },
  ] as const;
  const words = async () => ({ default: { "card.fields.mac": "MAC address", "card.fields.phone": "Phone" } });
  const cards = reached({ search, words: { en: words, "zh-CN": words, "zh-TW": words } });

  it.each([
    ["8c1f", "Cards · MAC address: 8C:1F:64"],
    ["+49 171 23", "Cards · Phone: 171234"],
    ["Chen", "Cards · owner"],
    ["North", "Cards"],
  ])("says where %s was found", async (text, hint) => {
    rows = [{ id: 7, name: "North", mac: "8C:1F:64", area: "+49", phone: "171234", owner: 3 }];
    const [record] = await found([cards], text);
    expect(record?.hint).toBe(hint);
    // A match is kept, although its name does not contain the text.
    expect(
      rankFindings(
        [record].flatMap((one) => one ?? []),
        text,
      ),
    ).toHaveLength(1);
  });

  it("leaves out resources without a field that could contain the text", async () => {
    rows = [{ id: 7, name: "North", mac: "8C:1F:64", owner: 0 }];
    expect(await found([cards], "ffff")).toEqual([]);
  });
});

it("leaves out what has nothing of the text in its names, or no key", async () => {
  rows = [{ id: 7, name: "South" }, { name: "North" }, { id: "north-1", name: "" }, { id: 8, name: null }];
  const all = await found([reached()], "north");
  expect(all.map(({ label }) => label)).toEqual(["north-1"]);
});

it("looks only where records can be opened and have a name", async () => {
  expect(filterSearchable([reached(), reached({ views: {} }), reached({ title: "" })])).toHaveLength(1);
  expect(await found([reached({ calls: async () => ({}) })], "x")).toEqual([]);
  expect(bodies).toEqual([]);
});

it("passes over a list that fails, and stops when nobody waits any more", async () => {
  rows = [{ id: 7, name: "North" }];
  const lost = async () => Promise.reject(new Error("offline"));
  expect(await found([reached({ calls: lost }), reached()], "north")).toHaveLength(1);
  const over = new AbortController();
  over.abort();
  expect(await found([reached()], "north", over.signal)).toEqual([]);
  expect(bodies).toHaveLength(1);
});
