import { expect, it } from "vitest";
import { type Complaint, complainAbout } from "../../generator/definition/Problem";
import { readDefinitions } from "../../generator/definition/readDefinitions";
import { fieldKinds } from "../../generator/kinds/registry";
import { loadModelFrom } from "../../generator/load";
import { lookupOf } from "../../generator/model/Lookup";
import { addOwnScreens } from "../../generator/model/ownScreens";
import { checkActions } from "./actions";

const W = "{ en: a, zh-CN: 甲 }";

/** The problems of a quote of the call `place`, which asks for `months`, by the call `price`, which answers `total` and `span`. */
const faultsOf = (quote: string, amount = "total", more = ""): readonly string[] => {
  const number = `{ kind: integer, label: ${W} }`;
  const price = `price: { path: /v2/store/sale/price, params: { months: ${number}, total: ${number}, span: ${number} }, answer: [total, span] }`;
  const place = `place: { path: /v2/store/sale/place, on: list, label: ${W}, params: { months: ${number} }, ask: [months], quote: ${quote}, amount: { field: ${amount}, label: ${W} }${more} }`;
  const texts: Readonly<Record<string, string>> = {
    "console.yaml": `title: ${W}\nsections: { store: { label: ${W}, component: store/Store } }\n`,
    "enums.yaml": "{}",
    "errors.yaml": `500: ${W}\n`,
    "store/sale.yaml": `resource: sale\nlabel: ${W}\naccess: store\ncalls:\n  list: /v2/store/sale/list\n  ${price}\n  ${place}\nfields:\n  id: { kind: id }\n  name: { kind: text, label: ${W} }\n`,
  };
  const files = Object.entries(texts).map(([path, text]) => ({ path: `resources/${path}`, text }));
  expect(loadModelFrom(files, [], (text) => text).problems).toEqual([]);
  const definitions = addOwnScreens(readDefinitions(files, fieldKinds, () => undefined));
  const complaints: Complaint[] = [];
  for (const definition of definitions.resources)
    checkActions({
      definition,
      lookup: lookupOf(definitions, fieldKinds),
      complain: complainAbout(definition.file, (one) => void complaints.push(one)),
    });
  return complaints.map(({ code, message }) => `${code} ${message}`);
};

it("says an amount of the answer, and fills in what is asked for from it", () => {
  expect(faultsOf("{ call: price, fills: { months: span } }")).toEqual([]);
});

it("says how the amount comes about with fields that are answered", () => {
  expect(faultsOf('{ call: price, formula: { en: "{span} × 2", zh-CN: "{spam} × 2" } }')).toEqual([
    "P192 `price` does not answer `spam`",
  ]);
});

it("says and fills in nothing that is not answered, and fills in nothing that is not asked for", () => {
  expect(faultsOf("{ call: price }", "totl")).toEqual(["P192 `price` does not answer `totl`"]);
  expect(faultsOf("{ call: price, fills: { months: spam } }")).toEqual(["P192 `price` does not answer `spam`"]);
  expect(faultsOf("{ call: price, fills: { month: span } }")).toEqual(["P192 `place` does not ask for `month`"]);
});

it("offers no other action than one of the record", () => {
  expect(faultsOf("{ call: price }", "total", ", otherwise: price")).toEqual(["P103 `price` is no action of a record"]);
});

it("asks people for nothing that not every platform is sent, and names no parameter that is not there", () => {
  expect(faultsOf("{ call: price }", "total", ", further: [months]")).toEqual([
    "P202 `place` asks people for `months`, and not every platform is sent it",
  ]);
  expect(faultsOf("{ call: price }", "total", ", further: [mons]")).toEqual(["P122 `mons` is no parameter of `place`"]);
});
