import { expect, it } from "vitest";
import * as z from "zod/mini";
import { patterns } from "./patterns";
import { text } from "./text";
import { validate } from "./validate";

const cases: Readonly<Record<string, readonly [good: readonly string[], bad: readonly string[]]>> = {
  name: [
    ["", "Ruishi 瑞视"],
    ["<b>", "a`b", "a\\b"],
  ],
  letters: [["Ab"], ["", "a1", "é"]],
  digits: [["0042"], ["", "4 2", "1a"]],
  code: [["A1._-"], ["", "-a", "a b"]],
  key: [["_a.b-1"], ["", "1a", "a b"]],
  host: [
    ["a", "camera-1.example", "CAMERA.example:8080", "10.0.0.7"],
    ["", "-a", "a-", "a..b", "a_b", "a:", "a:123456", "a b", `${"a".repeat(64)}.b`],
  ],
  ip: [
    ["0.0.0.0", "255.255.255.255", "249.199.99.9", "::1", "fe80::1A"],
    ["256.1.1.1", "1.2.3", "1.2.3.4.5", "1.2.3.04", "", "fe80"],
  ],
  mac: [
    ["00:1A:2b:3C:4D:5E", "00-1A-2B-3C-4D-5E", "001A2B3C4D5E"],
    ["00:1A:2B:3C:4D", "00:1A:2B:3C:4D:5G"],
  ],
  uid: [
    ["PHCAM-0001", "abcd"],
    ["abc", "-abcd", "ab cd", "a".repeat(65)],
  ],
  iccid: [
    ["898600000000000000AB", "8986000000000000001"],
    ["898600000000000000", "8986 0000000000000001"],
  ],
  package: [["com.example.app_1"], ["com", "1com.a", "com..a", "com.a b"]],
  version: [
    ["1", "v1.2.3.4", "1.2-beta.1", "1+7"],
    ["", "1.2.3.4.5", "1.", "1.2 x", "x1"],
  ],
  area: [["+86"], ["86", "+", "+12345"]],
  lang: [
    ["en", "zh-CN", "zh-Hans-CN"],
    ["e", "EN", "zh_CN", "en-"],
  ],
  path: [["/a/b.png"], ["a", "/a b", "/a?b", "/a#b"]],
  idCard: [
    ["11010519491231002X"],
    ["110105194913310021", "110105194912320021", "1101051949123100", "110105174912310021"],
  ],
};

it.each(Object.keys(patterns))("%s takes what it is for, and nothing else", (name) => {
  const [good, bad] = cases[name] ?? [[], []];
  expect(good.filter((text) => !patterns[name]?.test(text))).toEqual([]);
  expect(bad.filter((text) => patterns[name]?.test(text))).toEqual([]);
  expect(good.length * bad.length).toBeGreaterThan(0);
});

it("a pattern of a console is about the whole text, and has a message of its own", () => {
  const tag = { name: "tag", form: "EQ-\\d{4}|NONE", example: "EQ-0042" };
  const schema = z.object({ tag: text({ pattern: tag }) });
  const keysOf = (value: string) => validate(schema, { tag: value }).issues.map(({ key }) => key);
  expect(["EQ-0042", "NONE", ""].flatMap(keysOf)).toEqual([]);
  expect(["EQ-00421", "XNONE", "eq-0042"].map(keysOf)).toEqual(Array(3).fill(["invalid.pattern.tag"]));
});
