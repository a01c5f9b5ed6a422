import { beforeEach, expect, it } from "vitest";
import { preferenceMarksOf } from "./marks";

beforeEach(() => localStorage.clear());

it("keep for each account and preference whether it was changed", () => {
  const marks = preferenceMarksOf("7");
  expect(marks.keys()).toEqual([]);
  marks.set("columns", false);
  marks.set("filters", true);
  expect(["columns", "filters", "density"].map(marks.isChanged)).toEqual([false, true, false]);
  expect(marks.keys().toSorted()).toEqual(["columns", "filters"]);
  expect(preferenceMarksOf("77").keys()).toEqual([]);
  marks.remove("columns");
  expect(marks.keys()).toEqual(["filters"]);
});

it("treat unreadable marks as no change, and read those of earlier versions", () => {
  const marks = preferenceMarksOf("7");
  marks.set("columns", true);
  const [key = ""] = Object.keys(localStorage);
  for (const text of ["{", "[]", "null", '{"changed":"yes"}', '{"version":4,"changed":false}']) {
    localStorage.setItem(key, text);
    expect([text, marks.isChanged("columns")]).toEqual([text, false]);
  }
  localStorage.setItem(key, '{"version":4,"changed":true,"base":["uid"]}');
  expect(marks.isChanged("columns")).toBe(true);
});
