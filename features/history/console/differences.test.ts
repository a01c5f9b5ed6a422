import { describe, expect, it } from "vitest";
import { compareTexts, differenceOf } from "./differences";

const change = (before: unknown, after: unknown) => ({ field: "x", before, after, secret: false });

describe("a difference", () => {
  it("of short values is both of them", () => {
    expect(differenceOf(change("Clerk", "Chief"))).toEqual({ is: "values", before: "Clerk", after: "Chief" });
    expect(differenceOf(change(1, 2))).toEqual({ is: "values", before: 1, after: 2 });
  });

  it("of a value that was not there before is the new one", () => {
    expect(differenceOf({ field: "x", after: 0, secret: false })).toEqual({
      is: "values",
      before: undefined,
      after: 0,
    });
  });

  it("of a secret shows no value", () => {
    expect(differenceOf({ ...change("a", "b"), secret: true })).toEqual({ is: "secret" });
  });

  it("of lists has the items that were taken out and put in", () => {
    expect(differenceOf(change([1, 2, 3], [2, 3, 4]))).toEqual({ is: "values", before: [1], after: [4] });
    const rows = [{ lang: "en" }, { lang: "zh-CN" }];
    expect(differenceOf(change(rows.slice(0, 1), rows))).toEqual({
      is: "values",
      before: undefined,
      after: [{ lang: "zh-CN" }],
    });
  });

  it("of lists in another order is both lists", () => {
    expect(differenceOf(change([1, 2], [2, 1]))).toEqual({ is: "values", before: [1, 2], after: [2, 1] });
  });

  it("of objects, or of their JSON, is in their lines", () => {
    const found = differenceOf(change('{"a":1,"b":2}', { a: 1, b: 3 }));
    expect(found).toMatchObject({ is: "text" });
    expect(found.is === "text" && found.pieces.filter(({ is }) => is !== "same")).toEqual([
      { text: "2", is: "removed" },
      { text: "3", is: "added" },
    ]);
  });
});

describe("two texts", () => {
  it("are one, with the words that differ", () => {
    expect(compareTexts("may refund orders", "may cancel orders")).toEqual([
      { text: "may ", is: "same" },
      { text: "refund", is: "removed" },
      { text: "cancel", is: "added" },
      { text: " orders", is: "same" },
    ]);
  });

  it("are compared by character in Chinese", () => {
    expect(compareTexts("不可管理设备", "不可管理门锁").filter(({ is }) => is !== "same")).toEqual([
      { text: "设备", is: "removed" },
      { text: "门锁", is: "added" },
    ]);
  });

  it("leave out text that is far from any change", () => {
    const far = "same ".repeat(60);
    const [start, , , end] = compareTexts(`${far}old ${far}`, `${far}new ${far}`);
    expect(start?.text).toMatch(/^….{100}$/);
    expect(end?.text).toMatch(/^.{100}…$/);
  });

  it("stand one after the other if nearly everything differs", () => {
    const of = (word: string) => Array.from({ length: 900 }, (_, at) => `${word}${at}`).join(" ");
    expect(compareTexts(of("a"), of("b")).map(({ is }) => is)).toEqual(["removed", "added"]);
  });
});
