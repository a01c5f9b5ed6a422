// A reason says what was found and what is allowed: issue 29, point 17.
import { describe, expect, it } from "vitest";
import en from "../../../locales/en/framework/form.json";
import enImport from "../words/en.json";
import zhCN from "../../../locales/zh-CN/framework/form.json";
import zhCNImport from "../words/zh-CN.json";
import zhTW from "../../../locales/zh-TW/framework/form.json";
import zhTWImport from "../words/zh-TW.json";
import type { ImportPlan, PlanField } from "./ImportPlan";
import { RowChecker } from "./Judge";
import { problemWords } from "./problemWords";

const LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { ...en, ...enImport },
  "zh-CN": { ...zhCN, ...zhCNImport },
  "zh-TW": { ...zhTW, ...zhTWImport },
};
const speak =
  (language: string) =>
  (key: string, args: Readonly<Record<string, unknown>> = {}) =>
    (LANGUAGES[language]?.[key] ?? String(args._ ?? key)).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(args[name] ?? ""),
    );

const field = (
  as: PlanField["as"],
  builder: string,
  args: PlanField["schema"]["args"],
  more: Partial<PlanField> = {},
) => ({
  ...{ name: "it", as, many: false, required: false, label: "It", headers: [], words: [], choices: [], resource: null },
  schema: { builder, args },
  ...more,
});
const FIELDS: Readonly<Record<string, PlanField>> = {
  number: field("number", "integer", { min: 1, max: 30 }),
  "number from below": field("number", "integer", { max: 30 }),
  code: field("text", "text", { pattern: "iccid" }),
  "long text": field("text", "text", { max: 8 }),
  "value of a list": field(
    "enum",
    "oneOf",
    { of: { name: "t", values: [{ value: 1 }] } },
    { choices: ["Plug-in", "eSIM"] },
  ),
  reference: field("reference", "referenceTo", { type: "number" }, { resource: "company" }),
  "reference to several": field("reference", "referenceTo", { type: "number" }, { resource: "company" }),
  date: field("timestamp", "timestamp", {}),
  "date that can be two": field("timestamp", "timestamp", {}),
};

const reasonOf = (name: string, text: string, language: string): string => {
  const of = FIELDS[name];
  const plan: ImportPlan = { title: "x", natural: [], fields: of === undefined ? [] : [of] };
  const { problems } = new RowChecker(plan, { 0: "it" }).judge(
    [text],
    () => () => (name.endsWith("several") ? false : null),
  );
  return problemWords(plan, { problems, reason: "", state: "bad" }, speak(language));
};

describe.each(Object.keys(LANGUAGES))("a reason in %s", (language) => {
  it.each([
    ["number", "45", ["45", "1", "30"]],
    ["number from below", "45", ["45", "30"]],
    ["code", "12ab", ["12ab", "19", "20"]],
    ["long text", "far too long", ["far too long", "8"]],
    ["value of a list", "Moon", ["Moon", "Plug-in, eSIM"]],
    [
      "reference",
      "Acme",
      ["It", "Acme", language === "en" ? "name or key" : language === "zh-CN" ? "名称或编号" : "名稱或編號"],
    ],
    ["reference to several", "Acme", ["Acme", language === "en" ? "Several" : language === "zh-CN" ? "多条" : "多筆"]],
    ["date", "soon", ["soon", "2026-01-31"]],
    ["date that can be two", "01/02/2026", ["01/02/2026", "2026-02-01", "2026-01-02"]],
  ])("names what was found and what is allowed: %s", (name, text, named) => {
    const reason = reasonOf(name, text, language);
    for (const part of named) expect(reason).toContain(part);
    expect(reason).not.toMatch(/import\.|invalid\.|\{\{/);
  });

  it("repeats only the beginning of a long text", () => {
    expect(reasonOf("long text", "x".repeat(5000), language).length).toBeLessThan(200);
  });
});
