import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import {
  attributes,
  build,
  email,
  factsOf,
  type Field,
  flag,
  integer,
  jsonText,
  key,
  list,
  money,
  number,
  oneOf,
  patterns,
  phone,
  referencesTo,
  referenceTo,
  secret,
  someOf,
  text,
  timeRange,
  timestamp,
  url,
  version,
} from ".";
import { builders } from "./builders";
import { issuesOf } from "./issuesOf";
import { validate } from "./validate";
import { messageKeys } from "../../tests/messageKeys";

const state = { name: "publish_state", values: [{ value: 1 }, { value: 2 }] };
const online = { name: "online", values: [{ value: 0 }, { value: 1 }] };
const lang = { name: "lang", values: [{ value: "en" }, { value: "zh-CN" }] };

const saysOf = (schema: Field, input: unknown): unknown => {
  const result = schema.safeParse(input);
  return result.success ? result.data : issuesOf(result.error).map((issue) => issue.key.replace("invalid.", ""));
};
const fails = (...keys: string[]) => keys;

describe("an optional field", () => {
  const empties: [string, Field, unknown][] = [
    ["text", text(), ""],
    ["integer", integer(), null],
    ["number", number(), null],
    ["oneOf", oneOf({ of: state }), null],
    ["someOf", someOf({ of: state }), []],
    ["referenceTo", referenceTo(), null],
    ["referencesTo", referencesTo(), []],
    ["money", money(), ""],
    ["timestamp", timestamp(), null],
    ["jsonText", jsonText(), ""],
    ["attributes", attributes({ of: {} }), ""],
    ["list", list({ of: {} }), []],
    ["secret", secret({ min: 8 }), ""],
    ["phone", phone(), ""],
    ["email", email(), ""],
    ["url", url(), ""],
    ["timeRange", timeRange(), ""],
    ["version", version(), null],
    ["flag", flag(), 0],
  ];
  it.each(empties)(
    "%s leaves a missing value missing and stores null and '' as its empty value",
    (_, schema, empty) => {
      expect(z.object({ it: schema }).safeParse({})).toEqual({ success: true, data: {} });
      expect(saysOf(schema, null)).toEqual(empty);
      expect(saysOf(schema, "")).toEqual(empty);
    },
  );
});

describe("a required field", () => {
  const demanded: [string, Field][] = [
    ["text", text({ required: true })],
    ["integer", integer({ required: true })],
    ["oneOf", oneOf({ required: true, of: state })],
    ["someOf", someOf({ required: true, of: state })],
    ["referenceTo", referenceTo({ required: true })],
    ["list", list({ required: true, of: {} })],
    ["money", money({ required: true })],
    ["key", key()],
  ];
  it.each(demanded)("%s refuses a missing value, null and '', once", (_, schema) => {
    for (const input of [{}, { it: null }, { it: "" }]) {
      const result = z.object({ it: schema }).safeParse(input);
      expect(result.success ? null : issuesOf(result.error)).toEqual([
        { path: "it", key: "invalid.required", args: {} },
      ]);
    }
  });

  it("refuses the empty values of the wire", () => {
    expect(saysOf(referenceTo({ required: true }), 0)).toEqual(fails("required"));
    expect(saysOf(oneOf({ required: true, of: state }), 0)).toEqual(fails("required"));
    expect(saysOf(timestamp({ required: true }), 0)).toEqual(fails("required"));
    expect(saysOf(list({ required: true, of: {} }), [])).toEqual(fails("required"));
  });

  it("accepts 0 where 0 is a value", () => {
    expect(saysOf(integer({ required: true, min: 0 }), 0)).toBe(0);
    expect(saysOf(oneOf({ required: true, of: online }), 0)).toBe(0);
    expect(saysOf(flag({ required: true }), false)).toBe(0);
  });

  it("may be left out of a change, through partial and extend", () => {
    const set = z.extend(z.partial(z.object({ name: text({ required: true }) })), { id: key() });
    expect(set.safeParse({ id: 3 })).toEqual({ success: true, data: { id: 3 } });
    expect(set.safeParse({ id: 3, name: " " }).success).toBe(false);
  });
});

describe("a value", () => {
  const cases: [string, Field, unknown, unknown][] = [
    ["blank text", text({ required: true }), "  ", fails("required")],
    ["blank text that may be missing", text(), "  ", "  "],
    ["text beyond its length", text({ max: 5 }), "abcdef", fails("tooLong")],
    ["a short field", text({ max: 4 }), "abcde", fails("shortField")],
    ["text below its length", text({ min: 3 }), "ab", fails("tooShort")],
    ["a number for text", text(), 12, "12"],
    ["an object for text", text(), { a: 1 }, fails("standard")],
    ["text with a NUL", text(), "a\u0000b", fails("standard")],
    ["half a surrogate pair", text(), "a\uD800", fails("standard")],
    ["a broken pattern", text({ pattern: "ip" }), "300.1.1.1", fails("pattern.ip")],
    ["an identity card", text({ pattern: "idCard" }), "1234", fails("idCard")],
    ["digits for an integer", integer(), " 12 ", 12],
    ["a fraction", integer(), 1.5, fails("integer")],
    ["an exponent", integer(), "1e3", fails("integer")],
    ["an integer no double holds", integer(), 2 ** 53, fails("integer")],
    ["a sort number", integer({ sort: true }), "x", fails("sort")],
    ["a number not above zero", integer({ min: 1 }), 0, fails("positive")],
    ["a negative number", number({ min: 0 }), -0.5, fails("notNegative")],
    ["a number beyond its limit", number({ max: 9 }), 10, fails("max")],
    ["a number below its limit", number({ min: 9 }), 8, fails("min")],
    ["an integer below its limit", integer({ min: 5 }), 4, fails("min")],
    ["free storage of 31 days", integer({ min: 1, max: 30 }), 31, fails("range")],
    ["infinity", number(), Number.POSITIVE_INFINITY, fails("number")],
    ["a version code", version(), 1_000_000, fails("version")],
    ["milliseconds for seconds", timestamp(), 1_700_000_000_000, fails("date")],
    ["yes", flag(), "true", 1],
    ["maybe", flag(), "maybe", fails("flag")],
    ["an unknown state", oneOf({ of: state }), 3, fails("oneOf")],
    ["a state as text", oneOf({ of: state }), "2", 2],
    ["a prototype's name", oneOf({ of: lang }), "constructor", fails("oneOf")],
    ["states", someOf({ of: state }), ["1", 2, 2], [1, 2]],
    ["a key as text", referenceTo(), "7", 7],
    ["a key of the wrong type", referenceTo(), "abc", fails("reference")],
    ["a text key", referenceTo({ type: "string" }), "abc", "abc"],
    ["keys", referencesTo(), [1, "1", 2], [1, 2]],
    ["JSON", jsonText(), '{"a":1}', '{"a":1}'],
    ["what is no JSON", jsonText(), "{a:1}", fails("json")],
    ["an object for a list", list({ of: {} }), { a: 1 }, fails("standard")],
    ["an array for attributes", attributes({ of: {} }), "[1]", fails("json")],
    ["an address", email(), "a.b@c.example", "a.b@c.example"],
    ["an address with a longer domain", email(), "ann@mail-2.example", "ann@mail-2.example"],
    ["an address without a domain", email(), "a@b", fails("email")],
    ["an address with two dots", email(), "a..b@c.example", fails("email")],
    ["a script for a link", url(), "javascript:alert(1)", fails("url")],
    ["another host for a path", url(), "//evil.example/x", fails("url")],
    ["an uploaded file", url(), "/files/a.png", "/files/a.png"],
    ["a time range", timeRange(), "22:00-06:00", "22:00-06:00"],
    ["an impossible time", timeRange(), "25:00-26:00", fails("timeRange")],
    ["an empty time range", timeRange(), "10:00-10:00", fails("timeRange")],
    ["a short number at home", phone(), "1380000", fails("phoneLength")],
    ["a number of another country", phone(), "+4915112345", "+4915112345"],
    ["letters behind a number", phone(), "13800000000 x", fails("phone")],
    ["letters in a number", phone(), "138000x0000", fails("phone")],
    ["a short secret", secret({ min: 8 }), "1234", fails("tooShort")],
  ];
  it.each(cases)("%s is judged", (_, schema, input, expected) => {
    expect(saysOf(schema, input)).toEqual(expected);
  });

  const explained: [string, Field, unknown, object][] = [
    ["tooLong", text({ max: 64 }), "x".repeat(65), { max: 64 }],
    ["shortField", text({ max: 4 }), "abcde", { max: 4 }],
    ["tooShort", text({ min: 3 }), "ab", { min: 3 }],
    ["range", integer({ min: 2, max: 4 }), 5, { min: 2, max: 4 }],
    ["max", integer({ max: 4 }), 5, { max: 4 }],
    ["min", integer({ min: 3 }), 2, { min: 3 }],
    ["positive", integer({ min: 1 }), 0, { min: 1 }],
    ["notNegative", integer({ min: 0 }), -1, { min: 0 }],
    ["phoneLength", phone(), "1380000", { digits: 11 }],
    ["oneOf", oneOf({ of: state }), 3, { enum: "publish_state" }],
    ["timeRange", timeRange(), "10-12", { example: "00:00-10:00" }],
  ];
  it.each(explained)("carries the arguments of its message: %s", (said, schema, input, args) => {
    const result = schema.safeParse(input);
    expect(result.success ? null : issuesOf(result.error)).toEqual([{ path: "", key: `invalid.${said}`, args }]);
    expect(messageKeys[`invalid.${said}`]).toEqual(Object.keys(args));
  });
});

it.each([
  ["9007199254740993", "9007199254740993"],
  ["-9007199254740993", undefined],
  ["9007199254740991", 9_007_199_254_740_991],
])("a reference to %s is its key, digit by digit", (input, kept) => {
  expect(saysOf(referenceTo(), input)).toEqual(kept ?? fails("reference"));
});

describe("money", () => {
  it.each(["__proto__", "constructor", "toString", "eur"])("has no limit in the currency %s", (currency) => {
    const schema = z.object({ currency: text(), amount: money({ currencyField: "currency", max: { usd: "700.00" } }) });
    expect(validate(schema, { currency, amount: "800.00" }).issues).toEqual([]);
    expect(validate(schema, { currency: "usd", amount: "800.00" }).issues).toHaveLength(1);
  });

  it.each([
    ["19.9", "19.90"],
    [" 5 ", "5.00"],
    [19.899999999999999, "19.90"],
    [0.285, "0.29"],
    [-1.005, "-1.01"],
    ["9007199254740993.01", undefined],
  ])("keeps %j as two decimals", (input, kept) => {
    expect(saysOf(money(), input)).toEqual(kept ?? fails("money"));
  });

  it.each(["1e5", "abc", "1,000", true, {}])("refuses %j", (input) => {
    expect(saysOf(money(), input)).toEqual(fails("money"));
  });

  it("compares without floats", () => {
    const recharge = money({ min: "0.01", max: "5000" });
    expect(saysOf(recharge, "5000.00")).toBe("5000.00");
    expect(saysOf(recharge, "5000.01")).toEqual(fails("range"));
    expect(saysOf(money({ min: 0.01 }), "0")).toEqual(fails("positive"));
    expect(saysOf(money({ max: "999999999999.98" }), "999999999999.99")).toEqual(fails("max"));
  });

  it("is whole in a currency without decimals", () => {
    expect(saysOf(money({ currency: "jpy" }), "10.5")).toEqual(fails("wholeMoney"));
    expect(saysOf(money({ currency: "jpy" }), "10")).toBe("10.00");
  });
});

describe("nested fields", () => {
  const details = list({
    of: { lang: oneOf({ required: true, of: lang }), title: text({ required: true, max: 8 }) },
    unique: "lang",
  });
  const schema = z.object({ details, attr: attributes({ of: { color: text({ max: 8 }) } }) });
  const judge = (input: unknown) => {
    const result = schema.safeParse(input);
    return result.success ? result.data : issuesOf(result.error).map(({ path, key: said }) => `${path} ${said}`);
  };

  it("say where they are wrong", () => {
    expect(judge({ details: [{ lang: "en", title: "a" }, { lang: "xx" }], attr: '{"color":"ultramarine"}' })).toEqual([
      "details.1.lang invalid.oneOf",
      "details.1.title invalid.required",
      "attr.color invalid.tooLong",
    ]);
  });

  it("refuse a language given twice", () => {
    const twice = [
      { lang: "en", title: "a" },
      { lang: "en", title: "b" },
    ];
    expect(judge({ details: twice })).toEqual(["details.1.lang invalid.duplicateLanguage"]);
  });

  it("drop what a row does not know, and keep what attributes do not know", () => {
    expect(judge({ details: [{ lang: "en", title: "a", x: 1 }], attr: { color: "red", size: 3 } })).toEqual({
      details: [{ lang: "en", title: "a" }],
      attr: '{"color":"red","size":3}',
    });
  });
});

describe("build", () => {
  it("makes the same of what is noted of a schema", () => {
    const { builder = "", options = {} } = factsOf(key({ type: "string" })) ?? {};
    expect(z.safeParse(build(builder, { ...options }), "cn")).toMatchObject({ success: true, data: "cn" });
  });

  it("evaluates a builder by its name", () => {
    expect(saysOf(build("text", { required: true, max: 2 }), "abc")).toEqual(fails("tooLong"));
  });

  it.each(["constructor", "toString", "nothing"])("knows no %s", (name) => {
    expect(() => build(name, {})).toThrow(/no schema builder/);
  });

  it("has a message key for every pattern", () => {
    const said = Object.keys(patterns).map((name) =>
      name === "idCard" ? "invalid.idCard" : `invalid.pattern.${name}`,
    );
    expect(Object.keys(messageKeys)).toEqual(expect.arrayContaining(said));
    expect(Object.keys(builders)).toHaveLength(21);
  });
});
