import { expect, it } from "vitest";
import { loadModelFrom } from "../load";

const W = "{ en: a, zh-CN: 甲 }";
const REFERENCE = `{ kind: reference, to: firm, label: ${W} }`;

const load = (scope: string, note = "buyer_id") => {
  const texts: Readonly<Record<string, string>> = {
    "console.yaml": `title: ${W}\nidentity: { owner: { resource: firm } }\nsections: { store: { label: ${W}, component: store/Store } }\n`,
    "enums.yaml": "{}",
    "errors.yaml": `500: ${W}\n`,
    "store/firm.yaml": `resource: firm\nlabel: ${W}\nscope: id\naccess: store\ncalls: { list: /v2/store/firm/list }\nfields:\n  id: { kind: id }\n  name: { kind: text, label: ${W} }\n`,
    "store/sale.yaml": `resource: sale\nlabel: ${W}\nscope: ${scope}\naccess: store\ncalls:\n  list: /v2/store/sale/list\n  set: /v2/store/sale/set\n  send: { path: /v2/store/sale/send, on: row, label: ${W}, params: [id, name] }\nfields:\n  id: { kind: id }\n  name: { kind: text, label: ${W} }\n  buyer_id: ${REFERENCE}\n  seller_id: ${REFERENCE}\n`,
    "store/note.yaml": `resource: note\nlabel: ${W}\nscope: ${note}\naccess: store\ncalls: { list: /v2/store/note/list }\nfields:\n  id: { kind: id }\n  name: { kind: text, label: ${W} }\n  buyer_id: ${REFERENCE}\n  sale_id: { kind: reference, to: sale, label: ${W} }\n`,
  };
  const files = Object.entries(texts).map(([path, text]) => ({ path: `resources/${path}`, text }));
  const { model, problems } = loadModelFrom(files, [], (text) => text);
  return {
    scope: model?.resources.find(({ name }) => name === "sale")?.scope,
    problems: problems.map(({ code, message }) => `${code} ${message}`),
  };
};

it("gives each owner of a row the calls that are named after it", () => {
  const { scope, problems } = load("{ any: { buyer_id: [set], seller_id: [send] } }");
  expect(problems).toEqual([]);
  expect(scope).toEqual({
    is: "owned",
    steps: [{ field: "buyer_id", to: "firm" }],
    common: null,
    any: { buyer_id: ["set"], seller_id: ["send"] },
  });
});

it("gives owners in a list all calls that do more than read", () => {
  expect(load("{ any: [buyer_id, seller_id] }").scope).toMatchObject({
    any: { buyer_id: ["set", "send"], seller_id: ["set", "send"] },
  });
});

it.each([
  ["{ any: { buyer_id: [sned], seller_id: [] } }", "P195 sale has no call `sned`"],
  ["{ any: { buyer_id: [list], seller_id: [] } }", "P195 `list` only reads, which every owner of a row may"],
  ["{ any: { buyer_id: [send] } }", "P155 it names one owner, and is for rows with more than one"],
  ["{ any: [buyer_id, name] }", "P155 `name` of sale does not hold the key of one firm"],
  ["{ any: [buyer_id, seler_id] }", "P122 `scope.any.1` names the field `seler_id`, which sale does not have"],
])("refuses %s: %s", (scope, problem) => {
  expect(load(scope).problems).toEqual([problem]);
});

it("refuses rows that are owned through a row with several owners", () => {
  expect(load("{ any: [buyer_id, seller_id] }", "{ through: sale_id }").problems).toEqual([
    "P155 a row of sale has more than one firm: nobody knows which one owns a row behind it",
  ]);
});
