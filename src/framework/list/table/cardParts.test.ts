import { expect, it } from "vitest";
import type { Enumeration } from "../../wire/contract";
import { EnumColumn, ImageColumn, MoneyColumn, TextColumn, TimestampColumn } from "../columns/columns";
import { cardParts } from "./cardParts";

const of: Enumeration = { name: "state", values: [] };
const columns = [
  TextColumn.column({ source: "number" }),
  EnumColumn.column({ source: "type", of }),
  TextColumn.column({ source: "buyer" }),
  TextColumn.column({ source: "company" }),
  TextColumn.column({ source: "goods" }),
  MoneyColumn.column({ source: "price" }),
  EnumColumn.column({ source: "state", of, keep: true }),
  TimestampColumn.column({ source: "made" }),
  TimestampColumn.column({ source: "paid" }),
];
const sources = (sorted: string, of = columns) => {
  const { name, state, facts, amount, time } = cardParts(of, sorted);
  return [name, state, amount, time, ...facts].map((one) => one?.source);
};

it("shows name and state, an amount, the time that orders the list, and facts, pictures last", () => {
  const facts = ["type", "buyer", "company", "goods"];
  expect(sources("made")).toEqual(["number", "state", "price", "made", ...facts, "paid"]);
  expect(sources("number")).toEqual(["number", "state", "price", "paid", ...facts, "made"]);
  const [name, ...others] = columns;
  const pictured = [name, ImageColumn.column({ source: "picture" }), ...others].filter((one) => one !== undefined);
  expect(sources("made", pictured)).toEqual(["number", "state", "price", "made", ...facts, "paid", "picture"]);
});

it("shows what somebody moved up", () => {
  const [name, type, buyer, company, goods, ...others] = columns;
  const moved = [name, company, goods, type, buyer, ...others].filter((one) => one !== undefined);
  expect(sources("made", moved).slice(4, 6)).toEqual(["company", "goods"]);
});

it("works with few columns", () => {
  expect(sources("number", columns.slice(0, 1))).toEqual(["number", undefined, undefined, undefined]);
});
