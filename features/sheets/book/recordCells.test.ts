import { describe, expect, it } from "vitest";
import type { Cell } from "./Cell";
import type { CellColumn, NamesByResource } from "./CellColumn";
import { csvLine } from "./csv";
import { withCurrencyColumns, columnHeader } from "./moneyColumns";
import { nameMark } from "../../../shared/schema/nameMark";
import { nameAndKey, readNameAndKey } from "./nameAndKey";
import { createCells } from "./recordCells";

const column = (as: CellColumn["as"], more: Partial<CellColumn> = {}): CellColumn => ({
  source: "it",
  label: "It",
  as,
  words: {},
  resource: null,
  ...more,
});

const cellOf = (
  value: unknown,
  of: CellColumn,
  { zone = "UTC", names = {}, area }: { zone?: string; names?: NamesByResource; area?: unknown } = {},
): Cell | undefined =>
  createCells([of], { yes: "Yes", no: "No", zone })((source) => (source === "it" ? value : area), names)[0];

const states = column("enum", { words: { "1": "Paid", "2": "Sent, not paid" } });
const company = column("reference", { resource: "company" });

describe("a cell of a record", () => {
  it.each([
    ["-19.90", { number: -19.9, text: "-19.90" }],
    ["0.00", { number: 0, text: "0.00" }],
    ["", ""],
  ])("keeps the sign and the decimals of the amount %j", (value, cell) => {
    expect(cellOf(value, column("money"))).toEqual(cell);
  });

  it("is a number where the field is one, and empty below the smallest that means something", () => {
    expect(cellOf(12, column("number"))).toEqual({ number: 12, text: "12" });
    expect(cellOf(0, column("number", { from: 1 }))).toBe("");
    expect(cellOf("12345678901234567890", column("number"))).toEqual({ number: null, text: "12345678901234567890" });
  });

  it("keeps the area of a phone number as text, which a CSV has as it is", () => {
    const phone = column("phone", { area: "area" });
    const cell = cellOf("13800138000", phone, { area: "+86" });
    expect(cell).toEqual({ number: null, text: "+86 13800138000" });
    expect(csvLine([cell ?? ""])).toBe("+86 13800138000\r\n");
    expect(cellOf("138****8000", phone, { area: "86" })).toMatchObject({ text: "+86 138****8000" });
    expect(cellOf("13800138000", phone, { area: "" })).toBe("13800138000");
    expect(cellOf("", phone, { area: "+86" })).toBe("");
  });

  it("is no formula of a spreadsheet, whatever is kept as the area", () => {
    const cell = cellOf("1", column("phone", { area: "area" }), { area: "cmd|' /C calc'!A0" });
    expect(csvLine([cell ?? ""])).toMatch(/^"?'\+/);
  });

  it.each([0, "0", "", null, undefined])("is empty for %j where the enumeration has no word for it", (value) => {
    expect(cellOf(value, states)).toBe("");
    expect(cellOf(value, company)).toBe("");
    expect(cellOf([value].flat(), states)).toBe("");
  });

  it("has the word of a choice, also of 0, and the value where there is no word", () => {
    expect(cellOf(0, column("enum", { words: { "0": "Offline" } }))).toBe("Offline");
    expect(cellOf([1, 9], states)).toBe("Paid, 9");
    expect(cellOf(2, states)).toBe("Sent, not paid");
  });

  it("has no word among several that would be read as two", () => {
    expect(cellOf([1, 2], states)).toBe("Paid, 2");
    const names = { company: { "4": "Acme, Inc. (4)", "5": "Bolt (5)" } };
    expect(cellOf([4, 5], company, { names })).toBe("4, Bolt (5)");
    expect(cellOf(4, company, { names })).toBe("Acme, Inc. (4)");
  });

  it.each([
    ["Asia/Shanghai", 1_767_323_045, "2026-01-02 11:04:05"],
    ["Europe/Berlin", 1_767_323_045, "2026-01-02 04:04:05"],
    ["Europe/Berlin", 1_782_000_000, "2026-06-21 02:00:00"],
    ["Asia/Kathmandu", 1_767_323_045, "2026-01-02 08:49:05"],
  ])("is the date on a clock in %s of %d: %s", (zone, seconds, text) => {
    const cell = cellOf(seconds, column("timestamp"), { zone });
    expect(cell).toMatchObject({ text, as: "date" });
    const days = typeof cell === "object" ? (cell.number ?? 0) : 0;
    expect(new Date(Math.round((days - 25_569) * 86_400) * 1000).toISOString().replace("T", " ")).toContain(text);
  });

  it.each(["2026-11-27T10:00:00Z", -1, 1_764_000_000_000])("has %j as it came, which is no time", (value) => {
    expect(cellOf(value, column("timestamp"))).toBe(String(value));
  });

  it.each([2, "Y"])("has %j as it came, which is neither yes nor no", (value) => {
    expect(cellOf(value, column("flag"))).toBe(String(value));
  });

  it.each([0, "", null, undefined])("is empty for the time %j", (value) => {
    expect(cellOf(value, column("timestamp"))).toBe("");
  });

  it("has the code of a currency", () => {
    expect(cellOf("rmb", column("currency"))).toBe("CNY");
    expect(cellOf("", column("currency"))).toBe("");
  });
});

describe("the currency of amounts", () => {
  interface Column {
    readonly source: string;
    readonly label: string;
    readonly currencyField: string | null;
  }
  const amount: Column = { source: "price", label: "Price", currencyField: "fee" };
  const beside = (source: string): Column => ({ source, label: source, currencyField: null });

  it("is written beside them, once", () => {
    const columns = withCurrencyColumns([amount, { ...amount, source: "balance" }], beside);
    expect(columns.map(({ source }) => source)).toEqual(["price", "fee", "balance"]);
  });

  it("stays where it is if the list shows it anyway", () => {
    const columns = withCurrencyColumns([amount, beside("name"), beside("fee")], beside);
    expect(columns.map(({ source }) => source)).toEqual(["price", "name", "fee"]);
  });

  it("is part of the head if all amounts are in one", () => {
    expect(columnHeader({ label: "Price", currency: "jpy" })).toBe("Price (JPY)");
    expect(columnHeader({ ...amount, currency: "rmb" })).toBe("Price");
    expect(columnHeader({ label: "Name" })).toBe("Name");
    expect(columnHeader({ label: "Minimum interval", unit: "min" })).toBe("Minimum interval (min)");
  });

  it.each([
    ["Price (CNY)", "rmb"],
    ["Price (RMB)", "rmb"],
    ["人民币价格", "rmb"],
    ["盧比價格", "inr"],
    ["US$ price", "usd"],
  ])("is said once: %s", (label, currency) => {
    expect(columnHeader({ label, currency })).toBe(label);
  });
});

describe("the name of another record", () => {
  it("is followed by the key where others may have the same name, and both are read again", () => {
    expect(nameAndKey("Lobby", "7", true)).toBe("Lobby (7)");
    expect(nameAndKey("Lobby", "7", false)).toBe("Lobby");
    expect(nameAndKey("Lobby", "7", true, nameMark({ number: 3, wing: "" }, ["number", "wing"]))).toBe("Lobby (3) (7)");
    expect(nameAndKey("", "7", true)).toBe("7");
    expect(nameAndKey("7", "7", true)).toBe("7");
    expect(readNameAndKey("Lobby (east) (7)")).toEqual({ name: "Lobby (east)", key: "7" });
    expect(readNameAndKey("Lobby")).toBeNull();
  });
});
