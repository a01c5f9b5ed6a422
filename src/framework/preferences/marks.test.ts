import { beforeEach, expect, it } from "vitest";
import { marksOf } from "./marks";

beforeEach(() => localStorage.clear());

it("keep of each preference which version was seen, for each account apart", () => {
  const marks = marksOf("7");
  expect(marks.get("columns")).toBeNull();
  marks.set("columns", { version: 3, changed: false });
  marks.set("filters", { version: 1, changed: true, base: ["a"] });
  expect(marks.get("columns")).toEqual({ version: 3, changed: false, base: undefined });
  expect(marks.get("filters")).toEqual({ version: 1, changed: true, base: ["a"] });
  expect(marks.keys().toSorted()).toEqual(["columns", "filters"]);
  expect(marksOf("77").keys()).toEqual([]);
  marks.remove("columns");
  expect(marks.keys()).toEqual(["filters"]);
});

it("keep what a value was before its first change, until the change was sent", () => {
  const marks = marksOf("7");
  marks.change("columns", ["a"]);
  marks.change("columns", ["a", "b"]);
  expect(marks.get("columns")).toEqual({ version: 0, changed: true, base: ["a"] });
  marks.set("columns", { version: 4, changed: false });
  marks.change("columns", ["c"]);
  expect(marks.get("columns")).toEqual({ version: 4, changed: true, base: ["c"] });
});

it("take what is no mark for one of nothing", () => {
  const marks = marksOf("7");
  marks.set("columns", { version: 1, changed: false });
  const [key = ""] = Object.keys(localStorage);
  for (const text of ["{", "[]", "null", '{"version":"4","changed":"yes"}']) {
    localStorage.setItem(key, text);
    expect([text, marks.get("columns")]).toEqual([text, { version: 0, changed: false, base: undefined }]);
  }
});
