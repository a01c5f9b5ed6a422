import { describe, expect, it } from "vitest";
import { presetValuesOf } from "./presetValuesOf";

const table = {
  match: ["month", "attr.lifecycle"],
  set: ["rmb", "usd"],
  rows: [
    [1, 7, "3.00", "6.00"],
    [12, 7, "30.00", "60.00"],
  ],
};

describe("a table that fills fields", () => {
  it("chooses a row by fields and by attributes kept as JSON", () => {
    expect(presetValuesOf(table, { month: 12, attr: '{"lifecycle":7,"traffic":0}' })).toEqual([
      ["rmb", "30.00"],
      ["usd", "60.00"],
    ]);
  });

  it.each([
    [{ month: 1, attr: "" }],
    [{ month: 3, attr: '{"lifecycle":7}' }],
    [{ attr: '{"lifecycle":7}' }],
    [{ month: 1, attr: "{broken" }],
  ])("has nothing for %j", (values) => {
    expect(presetValuesOf(table, values)).toBeNull();
  });
});
