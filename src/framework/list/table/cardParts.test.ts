import { expect, it } from "vitest";
import type { Enumeration } from "../../wire/contract";
import { EnumColumn, MoneyColumn, TextColumn, TimestampColumn } from "../columns/columns";
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
  return [name, state, ...facts, amount, time].map((one) => one?.source);
};

it("shows name and state, two facts, an amount and the time that orders the list", () => {
  expect(sources("made")).toEqual(["number", "state", "type", "buyer", "price", "made"]);
  expect(sources("number")).toEqual(["number", "state", "type", "buyer", "price", "paid"]);
});

it("shows what somebody moved up", () => {
  const [name, type, buyer, company, goods, ...others] = columns;
  const moved = [name, company, goods, type, buyer, ...others].filter((one) => one !== undefined);
  expect(sources("made", moved)).toEqual(["number", "state", "company", "goods", "price", "made"]);
});

it("works with few columns", () => {
  expect(sources("number", columns.slice(0, 1))).toEqual(["number", undefined, undefined, undefined]);
});
