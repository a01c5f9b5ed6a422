import { expect, it } from "vitest";
import { refusalOf, refusalsOf } from "./refusals";

const record = { row_refused: { audit: "513.own", "state.2": "513.refund", approve: "513.own", pay: "" } };

it("are told by the name of the action, or by field and value", () => {
  expect(["audit", "state.2", "pay", "delete"].map((what) => refusalOf(record, what))).toEqual([
    "513.own",
    "513.refund",
    null,
    null,
  ]);
});

it("are told each reason once", () => {
  expect(refusalsOf(record)).toEqual(["513.own", "513.refund"]);
});

it("are none of a record that says nothing of them", () => {
  for (const one of [undefined, null, {}, { row_refused: null }, { row_refused: "513" }]) {
    expect(refusalOf(one, "audit")).toBeNull();
    expect(refusalsOf(one)).toEqual([]);
  }
});
