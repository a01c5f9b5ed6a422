import { describe, expect, it } from "vitest";
import { loadModelFrom } from "../load";
import type { Model, ResourceModel } from "./Model";

const W = "{ en: a, zh-CN: 软件 }";
const base = {
  "resources/console.yaml": `title: ${W}
titles: { login: ${W} }
public: { login: login }
sections:
  shop:
    label: ${W}
    screens:
      goods: { label: ${W}, resource: [goods, part], actions: { del: ${W}, wrap: ${W} } }
  board: { label: ${W}, component: dashboard/Dashboard }
`,
  "resources/enums.yaml": `goods_state: { 3: { name: c, en: c, zh-CN: 丙 }, 1: { name: a, en: a, zh-CN: 甲, zh-TW: 自己的, color: success } }\n`,
  "resources/errors.yaml": `500: ${W}\n500.room: ${W}\n`,
  "resources/shop/goods.yaml": `resource: goods
label: ${W}
call: legacy
transitions: { state: { 1: [3] } }
calls:
  list: /mall/goods/query
  add: /mall/goods/add
  set: { path: /mall/goods/modify, api_ver: 1.0.2, call: bearer }
  del: /mall/goods/del
  wrap: { path: /mall/goods/wrap, on: list, label: ${W}, ask: [name], params: { cmd: go, depth: { kind: integer, label: ${W} } } }
fields:
  id: { kind: id }
  state: { kind: enum, enum: goods_state, label: ${W} }
  name: { kind: text, required: true, filter: contains, label: ${W} }
  phone_area: { kind: text, label: ${W} }
  phone: { kind: phone, area: phone_area, label: ${W} }
  part_id: { kind: reference, to: part, label: ${W} }
  secret: { kind: secret, label: ${W} }
  inner: { kind: text, hidden: true }
  gmt_create: { kind: timestamp, readonly: true, filter: range, label: ${W} }
views:
  show: { related: [ { resource: note, target: goods_id, source: id } ] }
`,
  "resources/shop/part.yaml": `resource: part
label: ${W}
key: code
access: shop.goods
calls: { list: /mall/part/query, get: /mall/part/get }
fields:
  code: { kind: id, type: string, required: true, label: ${W} }
  title: { kind: text, label: ${W} }
`,
  "resources/shop/note.yaml": `resource: note
label: ${W}
access: { default: shop.goods, add: shop.goods.wrap }
calls: { list: /mall/note/query, add: /mall/note/add }
fields:
  id: { kind: id }
  goods_id: { kind: reference, to: goods, label: ${W} }
views:
  list: { filters: [goods_id], export: false }
  form: [ { group: what, label: ${W}, fields: [goods_id] } ]
`,
};

const load = (
  overrides: readonly string[] = [],
  toTraditional?: (text: string) => string,
  changed: Readonly<Record<string, string>> = {},
): Model => {
  const files = Object.entries({ ...base, ...changed }).map(([path, text]) => ({ path, text }));
  const { model, problems } = loadModelFrom(files, overrides, toTraditional ?? ((text) => `${text}!`));
  if (model === null) throw new Error(JSON.stringify(problems, null, 2));
  return model;
};
const resource = (name: string, model = load()): ResourceModel => {
  const found = model.resources.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

describe("a resolved resource", () => {
  it("takes its key, title and order from the kinds of its fields", () => {
    const goods = resource("goods");
    expect([goods.key, goods.title, goods.views.list.sort]).toEqual([
      "id",
      "name",
      { field: "gmt_create", order: "DESC" },
    ]);
    expect(resource("part").views.list.sort).toEqual({ field: "code", order: "ASC" });
  });

  it("lists what its kinds list, without what is hidden, secret or edited by another field", () => {
    expect(resource("goods").views.list.columns).toEqual(["state", "name", "phone", "part_id", "gmt_create"]);
    expect(resource("part").views.list.columns).toEqual(["code", "title"]);
  });

  it("filters by fields with a filter, or by those the view names", () => {
    expect(resource("goods").views.list.filters).toEqual(["name", "gmt_create"]);
    expect(resource("note").fields.find(({ name }) => name === "goods_id")?.filter).toBe("equals");
  });

  it("asks in one unnamed group for everything people may give", () => {
    expect(resource("goods").views.form).toEqual([
      { name: "main", label: null, fields: ["state", "name", "phone", "part_id", "secret"] },
    ]);
    expect(resource("part").views.form[0]?.fields).toEqual(["code", "title"]);
  });

  it("shows the form's fields, then what the platform settles", () => {
    expect(resource("goods").views.show.groups.map(({ fields }) => fields)).toEqual([
      ["phone", "part_id", "secret", "id", "gmt_create"],
    ]);
    expect(resource("goods").views.show.head).toEqual({
      words: null,
      title: "name",
      state: "state",
      facts: [],
      second: {},
      picture: null,
    });
    expect(resource("note").views.show.groups.map(({ name, fields }) => [name, fields])).toEqual([
      ["what", ["goods_id"]],
    ]);
  });

  it("lives where its screen is, the second resource of a screen below the first", () => {
    expect(["goods", "part", "note"].map((name) => resource(name).path)).toEqual([
      "/shop/goods",
      "/shop/goods/part",
      null,
    ]);
  });

  it("has the views its calls serve, also when only a Show leads to it", () => {
    expect(resource("goods").views.has).toEqual({ list: true, show: true, create: true, edit: true });
    expect(resource("part").views.has).toEqual({ list: true, show: true, create: false, edit: false });
    expect(resource("note").views.has).toEqual({ list: true, show: true, create: true, edit: false });
  });

  it("is granted by the call's key, the map's, an action's of its name, or its screen's", () => {
    expect(resource("goods").access).toEqual({
      list: "shop.goods",
      get: "shop.goods",
      add: "shop.goods",
      set: "shop.goods",
      del: "shop.goods.del",
      wrap: "shop.goods.wrap",
      export: "shop.goods",
    });
    expect(resource("note").access).toEqual({ list: "shop.goods", get: "shop.goods", add: "shop.goods.wrap" });
  });

  it("settles style, version, constants and parameters of each call", () => {
    const { calls } = resource("goods");
    expect(calls.map(({ name, verb, style, apiVersion }) => [name, verb, style, apiVersion])).toEqual([
      ["list", "list", "legacy", "1.0.1"],
      ["add", "add", "legacy", "1.0.1"],
      ["set", "set", "bearer", "1.0.2"],
      ["del", "del", "legacy", "1.0.1"],
      ["wrap", "action", "legacy", "1.0.1"],
    ]);
    const wrap = calls.find(({ name }) => name === "wrap");
    expect(wrap?.constants).toEqual({ cmd: "go" });
    expect(wrap?.params.map(({ name, kind }) => [name, kind])).toEqual([
      ["depth", "integer"],
      ["name", "text"],
    ]);
  });

  it("links a reference to the type of the other's key, and a transition to the enumeration's", () => {
    const goods = resource("goods");
    expect(goods.fields.find(({ name }) => name === "part_id")?.options).toMatchObject({ to: "part", type: "string" });
    expect(goods.transitions).toEqual([{ field: "state", from: 1, to: [3] }]);
  });

  it("wires an override, which also makes the view exist", () => {
    const model = load(["src/overrides/shop/part/PartEdit.tsx"]);
    expect(resource("part", model).views.overrides).toEqual({ Edit: "overrides/shop/part/PartEdit" });
    expect(resource("part", model).views.has.edit).toBe(true);
  });
});

describe("a resolved console", () => {
  it("has sections, screens and menu keys in the order of the file", () => {
    const { sections, menus, titles } = load();
    expect(sections.map(({ name, redirect, screens }) => [name, redirect, screens.map(({ path }) => path)])).toEqual([
      ["shop", "/shop/goods", ["/shop/goods"]],
      ["board", "/board", ["/board"]],
    ]);
    expect(menus.map(({ key, parent, type }) => [key, parent, type])).toEqual([
      ["shop", null, "section"],
      ["shop.goods", "shop", "screen"],
      ["shop.goods.del", "shop.goods", "action"],
      ["shop.goods.wrap", "shop.goods", "action"],
      ["board", null, "section"],
    ]);
    expect(Object.keys(titles)).toEqual(["title", "titles.login"]);
  });

  it("keeps the order and the type of an enumeration's values, and given traditional Chinese", () => {
    const [state] = load().enums;
    expect(state).toMatchObject({ identifier: "goodsState", type: "number" });
    expect(state?.values.map(({ value, color, label }) => [value, color, label["zh-TW"]])).toEqual([
      [3, "default", "丙!"],
      [1, "success", "自己的"],
    ]);
  });

  it("has an error's code by its context", () => {
    expect(load().errors.map(({ code, context }) => [code, context])).toEqual([
      [500, null],
      [500, "room"],
    ]);
  });

  it("derives traditional Chinese with Taiwan's words", () => {
    const files = Object.entries(base).map(([path, text]) => ({ path, text }));
    expect(loadModelFrom(files, []).model?.titles.title).toEqual({ en: "a", "zh-CN": "软件", "zh-TW": "軟體" });
  });

  it("offers no record that another one refers to already where references are unique, also in the questions of calls", () => {
    const path = "resources/shop/goods.yaml";
    const free = (unique: string) => {
      const text = base[path]
        .replace("transitions:", `unique: ${unique}\ntransitions:`)
        .replace("ask: [name]", "ask: [part_id]");
      const goods = resource("goods", load([], undefined, { [path]: text }));
      const asked = goods.calls.find(({ name }) => name === "wrap")?.params;
      return [goods.fields, asked].map((some) => some?.find(({ name }) => name === "part_id")?.options.free);
    };
    expect(free("[[part_id]]")).toEqual(["goods.part_id", "goods.part_id"]);
    expect(free("[[name, part_id]]")).toEqual([undefined, undefined]);
  });

  it("cannot be changed", () => {
    const model = load();
    expect([model, model.resources[0]?.fields, model.resources[0]?.views.list.sort].every(Object.isFrozen)).toBe(true);
  });
});
