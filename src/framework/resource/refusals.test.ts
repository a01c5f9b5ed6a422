import { expect, it } from "vitest";
import { refusalOf, refusalsOf } from "./refusals";

const record = { row_refused: { audit: "513.own", "state.2": "513.refund", approve: "513.own", pay: "" } };

it("are found by an action, or by a field and its value", () => {
  expect(["audit", "state.2", "pay", "delete"].map((what) => refusalOf(record, what))).toEqual([
    "513.own",
    "513.refund",
    null,
    null,
  ]);
});

it("have each reason once", () => {
  expect(refusalsOf(record)).toEqual(["513.own", "513.refund"]);
});

it("are empty for a record that says nothing about them", () => {
  for (const one of [undefined, null, {}, { row_refused: null }, { row_refused: "513" }]) {
    expect(refusalOf(one, "audit")).toBeNull();
    expect(refusalsOf(one)).toEqual([]);
  }
});
