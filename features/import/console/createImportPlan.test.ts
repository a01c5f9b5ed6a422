import * as z from "zod/mini";
import { expect, it } from "vitest";
import { oneOf, text } from "../../../shared/schema";
import { bearer } from "../../../src/framework/wire/calls";
import { valueKey } from "../../../src/framework/wire/enumeration";
import { matchColumns } from "../../sheets/book/matchColumns";
import { RowChecker } from "./Judge";
import { missingColumns } from "./planIn";
import { createImportPlan } from "./createImportPlan";
import { readCell } from "./readCell";
import { describeColumnRule } from "./saveTemplate";

const state = { name: "state", values: [{ value: 1 }, { value: 2 }] };
const [on, off] = [valueKey(state, 1), valueKey(state, 2)];
const english = { "card.fields.state": "State", [on]: "On", [off]: "Off" };
const chinese = { "card.fields.state": "状态", [on]: "启用" };
const here: Readonly<Record<string, string>> = { "card.plural": "Cards", ...english };

it("knows columns and values by their words in every language, and offers those of the operator's own", () => {
  const fields = z.object({ name: text({ required: true }), state: oneOf({ of: state }) });
  const importer = { call: bearer.add("/card/add", { name: "text" }), natural: ["name"], fields };
  const plan = createImportPlan("card", importer, [english, chinese], (key) => here[key] ?? key);
  expect(plan).toMatchObject({ title: "Cards", natural: ["name"] });
  expect(plan.fields).toMatchObject([
    { name: "name", label: "card.fields.name", headers: [], required: true, words: [], choices: [] },
    { name: "state", label: "State", headers: ["State", "状态"], required: false, choices: ["On", "Off"] },
  ]);
  const [, { words } = { words: [] }] = plan.fields;
  expect(new Set(words.map(([word, value]) => `${word} ${value}`))).toEqual(new Set(["On 1", "启用 1", "Off 2"]));
});

it("knows currencies by their codes, too, which exports write beside amounts", () => {
  const currency = { name: "money", values: [{ value: "rmb" }, { value: "usd" }] };
  const importer = {
    call: bearer.add("/fee/add", {}),
    natural: [],
    fields: z.object({ fee: oneOf({ of: currency }) }),
  };
  const [field] = createImportPlan("fee", importer, [], (key) => key).fields;
  expect(field?.words).toContainEqual(["CNY", "rmb"]);
  expect(field?.words).toContainEqual(["USD", "usd"]);
});

it("requires no column that has a default, and says the default in words", () => {
  const fields = z.object({ name: text({ required: true }), state: oneOf({ required: true, of: state }) });
  const importer = { call: bearer.add("/card/add", {}), natural: ["name"], fields, defaults: { state: 1 } };
  const plan = createImportPlan("card", importer, [english], (key) => here[key] ?? key);
  expect(plan.fields).toMatchObject([{ required: true }, { required: false, otherwise: { value: 1, text: "On" } }]);
  expect(missingColumns(plan, new Set(["name"]))).toEqual([]);
  const rules = plan.fields.map((field) => describeColumnRule(field, (key, { value = "" } = {}) => `${key} ${value}`));
  expect(rules[0]).toContain("import.rule.required");
  expect(rules[1]).toContain("import.rule.otherwise On");
  expect(rules[1]).not.toContain("import.rule.required");
});

it("knows columns and values by the synonyms of the definition, too", () => {
  const fields = z.object({ state: oneOf({ of: state }) });
  const importer = {
    call: bearer.add("/card/add", {}),
    natural: [],
    fields,
    columnSynonyms: { state: ["Condition", "状况"] },
    valueSynonyms: { state: { 1: ["Running"] } },
  };
  const plan = createImportPlan("card", importer, [english, chinese], (key) => here[key] ?? key);
  expect(matchColumns([["ＣＯＮＤＩＴＩＯＮ *"]], plan.fields).mapping).toEqual({ 0: "state" });
  expect(matchColumns([["状况（必填）"]], plan.fields).mapping).toEqual({ 0: "state" });
  const read = (text: string) => plan.fields.map((field) => readCell(text, field, () => null));
  expect(read("ＲＵＮＮＩＮＧ")).toEqual([{ value: 1 }]);
  const judge = new RowChecker(plan, { 0: "state" });
  expect([["Running"], ["on"], ["Walking"]].map((cells) => judge.understood(cells))).toEqual([{ 0: "On" }, {}, {}]);
  expect(read("Walking")).toMatchObject([{ problem: "import.not_allowed", args: { allowed: "On, Off" } }]);
});
