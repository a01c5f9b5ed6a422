import { expect, it } from "vitest";
import { readSettings } from "../settings/settings";
import { Failure } from "./Failure";
import { limitsOf } from "./limits";
import { checkValues, parseJson, parseObject } from "./readJson";

const limits = { ...limitsOf(readSettings({})), depth: 3, values: 4, textLength: 5, listValues: 2 };
const bytes = (text: string) => new TextEncoder().encode(text);
const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, context, data } = error;
    return { code, context, data };
  }
};

it.each([
  ['{"a":[{"b":1}]}', { a: [{ b: 1 }] }],
  ['{"a":"[[[[{{{{,,,,,"}', { a: "[[[[{{{{,,,,," }],
  [String.raw`{"a":"\",[[[["}`, { a: '",[[[[' }],
  ["[1,2,3,4]", [1, 2, 3, 4]],
  ["[[],[],[]]", [[], [], []]],
])("takes %s", (text, value) => {
  expect(parseJson(bytes(text), limits)).toEqual(value);
});

it.each([
  ["[[[[1]]]]", { code: 413, context: "depth" }],
  ["[1,2,3,4,5]", { code: 413, context: "values" }],
  ['{"a":1', { code: 400 }],
  ["", { code: 400 }],
])("refuses %j before it is more than its bytes", (text, said) => {
  expect(refusal(() => parseJson(bytes(text), limits))).toMatchObject(said);
});

it("takes nothing for an object without names, and no list or text for one", () => {
  expect(parseObject(bytes(" \n"), limits)).toEqual({});
  expect(parseObject(bytes('{"a":1}'), limits)).toEqual({ a: 1 });
  for (const text of ["[]", "null", '"a"', "7"])
    expect(refusal(() => parseObject(bytes(text), limits))).toMatchObject({ code: 400 });
});

it.each([
  [{ a: "123456" }, "a", "invalid.tooLong"],
  [{ a: { b: ["1", "a\u0000"] } }, "a.b.1", "invalid.characters"],
  [{ a: "\ud800" }, "a", "invalid.characters"],
  [{ a: "\udc00" }, "a", "invalid.characters"],
  [{ a: [1, 2, 3] }, "a", "invalid.tooMany"],
  [{ a: Number.POSITIVE_INFINITY }, "a", "invalid.number"],
  [{ a: { toString: 1 } }, "a.toString", "invalid.standard"],
  [{ toJSON: null }, "toJSON", "invalid.standard"],
  [JSON.parse('{"__proto__":{}}'), "__proto__", "invalid.standard"],
])("refuses %j and says where", (value, path, key) => {
  expect(refusal(() => checkValues(value, limits))).toMatchObject({ code: 406, data: { fields: { [path]: key } } });
});

it("takes what code can work with", () => {
  expect(() => checkValues({ a: "12345", b: [1, null], c: { d: "😀", e: false } }, limits)).not.toThrow();
});
