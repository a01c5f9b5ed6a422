import { describe, expect, it } from "vitest";
import { loadModelFrom } from "../load";
import type { ViewsModel } from "./Model";

const W = "{ en: a, zh-CN: 软件 }";
const files = (views: string, more: string) => [
  {
    path: "resources/console.yaml",
    text: `title: ${W}\nsections: { shop: { label: ${W}, screens: { sale: { label: ${W}, resource: sale } } } }\n`,
  },
  {
    path: "resources/enums.yaml",
    text: `sale_state: { 1: { name: a, en: a, zh-CN: 甲, color: success } }\nsale_type: { 1: { name: b, en: b, zh-CN: 乙 } }\n`,
  },
  { path: "resources/errors.yaml", text: `500: ${W}\n` },
  {
    path: "resources/shop/sale.yaml",
    text: `resource: sale
label: ${W}
title: number
calls: { list: /mall/sale/query }
fields:
  id: { kind: id }
  number: { kind: text${more}, label: ${W} }
  type: { kind: enum, enum: sale_type, label: ${W} }
  state: { kind: enum, enum: sale_state, label: ${W} }
  price: { kind: money, label: ${W} }
  buyer: { kind: text, label: ${W} }
  card: { kind: text, when: { type: [1] }, label: ${W} }
  photo: { kind: image, label: ${W} }
  note: { kind: json, label: ${W} }
  a: { kind: integer, label: ${W} }
  b: { kind: integer, label: ${W} }
  c: { kind: integer, label: ${W} }
  d: { kind: integer, label: ${W} }
views: { list: { columns: [number, type, state, price, card, buyer, note, a, b] }${views} }
`,
  },
];
const showOf = (views = "", more = ""): ViewsModel["show"] => {
  const { model, problems } = loadModelFrom(files(views, more), [], (text) => text);
  const show = model?.resources[0]?.views.show;
  if (show === undefined) throw new Error(JSON.stringify(problems, null, 2));
  return show;
};
const below = (show: ViewsModel["show"]): readonly string[] => show.groups.flatMap(({ fields }) => fields);

describe("the head of a record", () => {
  it("is the coloured choice and the first columns that always hold, unless the definition says otherwise", () => {
    const show = showOf();
    expect(show.head).toEqual({
      ...{ title: "number", words: null },
      state: "state",
      facts: ["type", "price", "buyer", "a"],
      second: {},
      picture: null,
    });
    expect(below(show)).toEqual(["card", "photo", "note", "b", "c", "d", "id"]);
  });

  it("is what the definition says, second lines included, and the groups do not repeat it", () => {
    const show = showOf(
      ", show: { head: { state: type, facts: [buyer, note], second: { buyer: card }, picture: photo } }",
    );
    expect(show.head).toEqual({
      ...{ title: "number", words: null },
      state: "type",
      facts: ["buyer", "note"],
      second: { buyer: "card" },
      picture: "photo",
    });
    expect(below(show)).toEqual(["state", "price", "a", "b", "c", "d", "id"]);
  });

  it("takes a title among the facts that holds more than its words", () => {
    const show = showOf("", ", personal: true");
    expect(show.head.title).toBeNull();
    expect(show.head.facts[0]).toBe("number");
  });

  it("leaves short pages as they are", () => {
    const show = showOf(
      ", show: { groups: [{ group: all, label: { en: a, zh-CN: 甲 }, fields: [number, price, buyer] }] }",
    );
    expect(show.head.facts).toEqual([]);
    expect(below(show)).toEqual(["price", "buyer"]);
  });

  it("leaves out groups of which nothing is left", () => {
    const groups =
      "groups: [{ group: one, label: { en: a, zh-CN: 甲 }, fields: [price] }, { group: two, label: { en: b, zh-CN: 乙 }, fields: [a, b] }]";
    const show = showOf(`, show: { head: { facts: [price] }, ${groups} }`);
    expect(show.groups.map(({ name }) => name)).toEqual(["two"]);
  });
});
