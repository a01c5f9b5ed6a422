import { describe, expect, it } from "vitest";
import { NumberColumn, TextColumn } from "../columns/columns";
import { fitColumns } from "./fitColumns";
import { columnsThatFit } from "./columnsThatFit";
import { distributeWidths } from "./useFittedColumns";

const columns = [
  TextColumn.column({ source: "name" }),
  TextColumn.column({ source: "remark" }),
  NumberColumn.column({ source: "amount" }),
];
const needs = new Map([
  ["name", 180],
  ["remark", 280],
  ["amount", 90],
]);

describe("fitColumns", () => {
  it("gives columns what their content needs where there is room", () => {
    expect(fitColumns(columns, needs, 800)).toEqual([180, 280, 90]);
  });

  it("takes what is missing from the widest text, never from a number", () => {
    expect(fitColumns(columns, needs, 500)).toEqual([180, 230, 90]);
  });

  it("stops where text could not be read any more, and keeps more of the name", () => {
    expect(fitColumns(columns, needs, 100)).toEqual([176, 112, 90]);
  });

  it("starts from the declared width while the content is unknown, and lets nothing begin wider than 300", () => {
    expect(fitColumns(columns, new Map([["remark", 900]]), 900)).toEqual([160, 300, 110]);
  });

  it("keeps a width that someone chose", () => {
    const chosen = columns.map((one) => (one.source === "remark" ? { ...one, width: 500, chosen: true } : one));
    expect(fitColumns(chosen, needs, 400)).toEqual([176, 500, 90]);
  });
});

describe("columnsThatFit", () => {
  const sources = (room: number, sorted: string) =>
    columnsThatFit(columns, needs, room, [sorted]).map((one) => one.source);

  it("leaves nothing out while all can be read", () => {
    expect(sources(378, "name")).toEqual(["name", "remark", "amount"]);
  });

  it("leaves out the last first, but not what the list is sorted by", () => {
    expect(sources(300, "name")).toEqual(["name", "remark"]);
    expect(sources(300, "amount")).toEqual(["name", "amount"]);
  });

  it("leaves out others before what is to be kept", () => {
    const kept = columns.map((one) => ({ ...one, kept: one.source === "amount" }));
    expect(columnsThatFit(kept, needs, 300, ["name"]).map((one) => one.source)).toEqual(["name", "amount"]);
  });

  it("keeps what names the record in any room", () => {
    expect(sources(10, "name")).toEqual(["name"]);
  });
});

describe("spread", () => {
  it("gives the remaining room to all columns, or to those whose names have not arrived", () => {
    expect(distributeWidths([100, 100], 300, () => false)).toEqual([150, 150]);
    expect(distributeWidths([100, 100], 300, (at) => at === 1)).toEqual([100, 200]);
    expect(distributeWidths([100, 300], 300, (at) => at === 1)).toEqual([100, 300]);
  });
});
