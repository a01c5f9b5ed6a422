import { expect, it } from "vitest";
import { isLongInteger } from "../../../shared/schema/readNumber";
import { withOriginalNumbers, readJson, readWrittenJson, writeJson } from "./exactJson";

const TEXTS = [
  '{"id":9007199254740993,"of":[-9223372036854775807,7]}',
  '{"price":19.90,"part":1.0,"large":2e3,"id":1234567890123456789}',
  String.raw`{"text":"9007199254740993 and \" 1.0 \\","1.0":"1.0","empty":""}`,
  '[{"a":null,"b":true,"c":[0.5,"\u4e2d\u6587\ud83d\ude00"]}]',
];

it.each(TEXTS)("numbers are written as they were read: %s", (text) => {
  expect(writeJson(readWrittenJson(text))).toBe(text);
});

it("an integer that JavaScript cannot hold is a text of its digits, and others are numbers", () => {
  expect(
    readJson('{"id":9007199254740993,"own":9007199254740991,"part":0.12345678901234567,"no":"9007199254740995"}'),
  ).toEqual({
    id: "9007199254740993",
    own: 9_007_199_254_740_991,
    part: Number("0.12345678901234567"),
    no: "9007199254740995",
  });
});

it("such an integer is asked for as the host wrote it, and a text of digits stays a text", () => {
  readJson('{"id":9007199254740997,"no":"9007199254740999"}');
  const asked = { id: withOriginalNumbers(["9007199254740997", 5]), no: withOriginalNumbers("9007199254740999") };
  expect(writeJson(asked)).toBe('{"id":[9007199254740997,5],"no":"9007199254740999"}');
});

it.each([
  ["9007199254740993", true],
  ["-9007199254740993", true],
  ["9007199254740991", false],
  ["09007199254740993", false],
  ["9007199254740993.5", false],
  [2 ** 53, false],
])("recognises long integers: %s", (value, is) => {
  expect(isLongInteger(value)).toBe(is);
});

it("what is no JSON is undefined, with long numbers too", () => {
  expect(readJson('{"id":9007199254740993')).toBeUndefined();
  expect(readWrittenJson("<html>1.0</html>")).toBeUndefined();
});
