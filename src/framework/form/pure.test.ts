import { describe, expect, it } from "vitest";
import { accepts } from "./accepts";
import { readAttributes, writeAttributes } from "./attributeText";
import { changedFields } from "../resource/changedFields";
import { drawSecret } from "./drawSecret";
import { jsonFault } from "./jsonFault";
import { settleMoney } from "./settleMoney";
import { checkAll, checkOf } from "./treeChecks";
import { treeOf } from "./treeOf";

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
  ])("%s becomes %s", (typed, settled) => expect(settleMoney(typed)).toBe(settled));
});

describe("changedFields", () => {
  it("names what differs, and takes the spellings of nothing for one", () => {
    const before = { name: "a", note: null, tags: [], rows: [{ lang: "en" }], gone: "x" };
    const now = { name: "a", note: "", tags: null, rows: [{ lang: "en" }, { lang: "zh-CN" }], gone: "" };
    expect(changedFields(now, before)).toEqual({ rows: now.rows, gone: "" });
  });
  it("tells 0 from nothing", () => {
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

describe("tree checks", () => {
  const tree = treeOf([
    { id: 1, title: "a", parent: null },
    { id: 2, title: "b", parent: 1 },
    { id: 3, title: "c", parent: 2 },
    { id: 4, title: "d", parent: 1 },
  ]);
  it("takes all below along, and the way down to it", () => {
    expect([...checkAll(tree, new Set(), [3], [])].toSorted()).toEqual([1, 2, 3]);
    expect([...checkAll(tree, new Set(), [1], [])].toSorted()).toEqual([1, 2, 3, 4]);
    expect([...checkAll(tree, new Set([1, 2, 3, 4]), [], [2])].toSorted()).toEqual([1, 4]);
    expect([...checkAll(tree, new Set([1, 4]), [3], [4])].toSorted()).toEqual([1, 2, 3]);
  });
  it("is half when some are chosen", () => {
    expect(checkOf(tree, 1, new Set([1, 4]))).toBe("half");
    expect(checkOf(tree, 1, new Set([1, 2, 3, 4]))).toBe("on");
    expect(checkOf(tree, 2, new Set([1, 4]))).toBe("off");
  });
  it("has whatever has no parent among them at its root", () => {
    const rows = [
      { id: 1, title: "a", parent: 1 },
      { id: 2, title: "b", parent: 9 },
      { id: 3, title: "c", parent: null },
      { id: 4, title: "d", parent: 3 },
    ];
    expect(
      treeOf(rows)
        .children(null)
        .map(({ id }) => id),
    ).toEqual([1, 2, 3]);
  });
  it("survives records that are each other's parents", () => {
    const ring = treeOf([
      { id: 1, title: "a", parent: 2 },
      { id: 2, title: "b", parent: 1 },
    ]);
    expect(ring.branch(1)).toEqual([1, 2]);
    expect(ring.path(1).map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe("jsonFault", () => {
  it("names line and column", () => {
    expect(jsonFault('{"a": 1}')).toBeNull();
    expect(jsonFault('{\n  "a": 1,\n  b: 2\n}')).toEqual({ line: 3, column: 3 });
  });
});

describe("accepts", () => {
  it("reads extensions and kinds", () => {
    expect(accepts({ name: "a.BIN", type: "" }, ".bin,.zip")).toBe(true);
    expect(accepts({ name: "a.png", type: "image/png" }, "image/*")).toBe(true);
    expect(accepts({ name: "a.exe", type: "application/x-msdownload" }, ".bin, image/*")).toBe(false);
  });
});

describe("drawSecret", () => {
  it("is as long as asked, and new each time", () => {
    expect(drawSecret(20)).toMatch(/^[A-Za-z2-9]{20}$/);
    expect(drawSecret(20)).not.toBe(drawSecret(20));
  });
});
