// The messages of point 5: which value is refused with which message. Forms, imports and the platform behave the same.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  attributes,
  email,
  type Field,
  integer,
  jsonText,
  list,
  number,
  phone,
  secret,
  text,
  timeRange,
  timestamp,
  validate,
  version,
} from "../../shared/schema";
import { readModel } from "../contract/hosts";

const model = readModel(5);
const wordsOf = (language: string): Readonly<Record<string, string>> =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, "..", "..", "locales", language, "framework", "form.json"), "utf8"),
  );
const words = new Map(["en", "zh-CN", "zh-TW"].map((language) => [language, wordsOf(language)]));

const judge = (schema: Field, entry: unknown) =>
  validate(z.object({ it: schema }), { it: entry }).issues.map(({ path, key }) => `${path} ${key}`);

const CHECK =
  "A generic form check supports the rules required (a falsy value fails), int and number (empty or non-numeric fails), and custom rules.";
const NUMBERS = "Number must be greater than zero (post number); number must be greater than or equal to zero.";
const FORMATS = "Invalid email format; invalid phone format; phone must be 11 digits; ID-card format.";

describe("an entry", () => {
  it.each([
    ["Required fields incomplete.", "an empty text", text({ required: true }), "", "it invalid.required"],
    ["Required fields incomplete.", "blanks", text({ required: true }), "   ", "it invalid.required"],
    ["Entry must be standard.", "an object for a text", text(), { a: 1 }, "it invalid.standard"],
    ["Entry must be standard.", "a name of signs", text({ pattern: "name" }), "<b>", "it invalid.pattern.name"],
    [
      "Attribute value cannot be empty.",
      "an attribute without a value",
      attributes({ of: { color: text({ required: true }) } }),
      '{"color":""}',
      "it.color invalid.required",
    ],
    [NUMBERS, "0 where a number must be above it", integer({ min: 1 }), 0, "it invalid.positive"],
    [NUMBERS, "a negative number", number({ min: 0 }), -0.5, "it invalid.notNegative"],
    [FORMATS, "an address without a domain", email(), "a@intranet", "it invalid.email"],
    [FORMATS, "letters in a phone number", phone(), "138000x0000", "it invalid.phone"],
    [FORMATS, "a phone number of ten digits", phone(), "1380000111", "it invalid.phoneLength"],
    [FORMATS, "an identity card of four digits", text({ pattern: "idCard" }), "1234", "it invalid.idCard"],
    [
      "A short field allows 4 characters at most.",
      "five characters",
      text({ max: 4 }),
      "abcde",
      "it invalid.shortField",
    ],
    ["Time format '00:00-10:00'.", "hours without minutes", timeRange(), "10-12", "it invalid.timeRange"],
    ["Time format '00:00-10:00'.", "an hour there is not", timeRange(), "25:00-26:00", "it invalid.timeRange"],
    ["A date must be chosen.", "no date", timestamp({ required: true }), 0, "it invalid.required"],
    ["A date must be chosen.", "what is no date", timestamp(), "tomorrow", "it invalid.date"],
    ["Version code must be a valid number.", "letters", version(), "v1", "it invalid.version"],
    ["Version code must be a valid number.", "a number beyond its range", version(), 1_000_000, "it invalid.version"],
  ] as const)('5. "%s": %s is refused in words', (_, _what, schema, entry, issue) => {
    expect(judge(schema, entry)).toEqual([issue]);
    const key = issue.split(" ")[1] ?? "";
    for (const [language, all] of words) expect(all[key], `${key} in ${language}`).toBeTruthy();
  });

  it.each([
    ["an empty text where one is required", text({ required: true }), "", "it invalid.required"],
    ["no number where one is required", integer({ required: true }), "", "it invalid.required"],
    ["a word for a whole number", integer(), "ten", "it invalid.integer"],
    ["a fraction for a whole number", integer(), 1.5, "it invalid.integer"],
    ["a word for a number", number({ required: true }), "ten", "it invalid.number"],
    ["an empty number where one is required", number({ required: true }), "", "it invalid.required"],
    ["text that is no JSON, by a rule of its own", jsonText(), "{a", "it invalid.json"],
  ] as const)(`5. "${CHECK}": %s`, (_, schema, entry, issue) => {
    expect(judge(schema, entry)).toEqual([issue]);
  });

  it('5. "Passwords do not match.": a password that is repeated otherwise', () => {
    const form = z.object({ secret: secret({ required: true }), again: secret({ repeats: "secret" }) });
    const { issues } = validate(form, { secret: "a long secret 1", again: "a long secret 2" });
    expect(issues.map(({ path, key }) => `${path} ${key}`)).toEqual(["again invalid.passwordsDiffer"]);
    expect(validate(form, { secret: "a long secret 1", again: "a long secret 1" }).issues).toEqual([]);
  });

  it('5. "It yields a list of errors.": every wrong field of a record at once, nested ones too, each by its path', () => {
    const form = z.object({
      name: text({ required: true }),
      sort: integer(),
      details: list({ of: { lang: text({ required: true }), size: number() } }),
    });
    const { issues } = validate(form, { name: "", sort: "x", details: [{ lang: "en", size: "big" }, { lang: "" }] });
    expect(issues.map(({ path, key }) => `${path} ${key}`)).toEqual([
      "name invalid.required",
      "sort invalid.integer",
      "details.0.size invalid.number",
      "details.1.lang invalid.required",
    ]);
  });
});

describe("the fields that these rules are for", () => {
  const fieldOf = (resource: string, name: string) =>
    model.resources.find((one) => one.name === resource)?.fields.find((one) => one.name === name);

  it.each([
    ["A short field allows 4 characters at most.", "company", "comp_short_name", "text", { max: 4 }],
    ["Version code must be a valid number.", "product_version", "ver_num", "version", {}],
    ["Time format '00:00-10:00'.", "feedback_bot", "work_time", "timerange", {}],
    [FORMATS, "account", "user_email", "email", {}],
    [FORMATS, "account", "user_phone", "phone", {}],
    [FORMATS, "owner", "id_card", "text", { pattern: "idCard" }],
  ] as const)('5. "%s": %s has it at %s', (_, resource, name, kind, options) => {
    expect(fieldOf(resource, name)).toMatchObject({ kind, options });
  });
});
