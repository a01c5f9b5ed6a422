import { describe, expect, it } from "vitest";
import { acceptsFile } from "./acceptsFile";
import { readAttributes, writeAttributes } from "./attributeText";
import { changedFields } from "../resource/changedFields";
import { generateSecret } from "./generateSecret";
import { jsonFault } from "./jsonFault";
import { normalizeMoney } from "./normalizeMoney";

describe("settleMoney", () => {
  it.each([
    ["5", "5.00"],
    ["1,299.5", "1299.50"],
    ["0012.340", "12.34"],
    [".5", "0.50"],
    ["-0", "0.00"],
    ["90071992547409931.01", "90071992547409931.01"],
    ["1.005", "1.01"],
    ["-0.004", "0.00"],
    ["abc", "abc"],
    ["", ""],
  ])("%s becomes %s", (typed, settled) => expect(normalizeMoney(typed)).toBe(settled));
});

describe("changedFields", () => {
  it("names what differs, and takes the spellings of nothing for one", () => {
    const before = { name: "a", note: null, tags: [], rows: [{ lang: "en" }], gone: "x" };
    const now = { name: "a", note: "", tags: null, rows: [{ lang: "en" }, { lang: "zh-CN" }], gone: "" };
    expect(changedFields(now, before)).toEqual({ rows: now.rows, gone: "" });
  });
  it("distinguishes 0 from an empty value", () => {
    expect(changedFields({ count: 0 }, { count: null })).toEqual({ count: 0 });
  });
});

describe("attributes", () => {
  it("keeps unknown keys and their order, and drops an emptied one", () => {
    expect(writeAttributes({ b: 1, color: "red", a: [2] }, { color: "blue" })).toBe('{"b":1,"color":"blue","a":[2]}');
    expect(writeAttributes({ b: 1, color: "red" }, { color: "" })).toBe('{"b":1}');
  });
  it("does not take a list for attributes", () => expect(readAttributes("[1]")).toBeNull());
});

describe("jsonFault", () => {
  it("names line and column", () => {
    expect(jsonFault('{"a": 1}')).toBeNull();
    expect(jsonFault('{\n  "a": 1,\n  b: 2\n}')).toEqual({ line: 3, column: 3 });
  });
});

describe("accepts", () => {
  it("reads extensions and kinds", () => {
    expect(acceptsFile({ name: "a.BIN", type: "" }, ".bin,.zip")).toBe(true);
    expect(acceptsFile({ name: "a.png", type: "image/png" }, "image/*")).toBe(true);
    expect(acceptsFile({ name: "a.exe", type: "application/x-msdownload" }, ".bin, image/*")).toBe(false);
  });
});

describe("generateSecret", () => {
  it("is as long as asked, and new each time", () => {
    expect(generateSecret(20)).toMatch(/^[A-Za-z2-9]{20}$/);
    expect(generateSecret(20)).not.toBe(generateSecret(20));
  });
});
