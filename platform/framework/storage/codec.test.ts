import { describe, expect, it } from "vitest";
import type { Column, StorageType } from "./Table";
import { decode, encode, encodeCents } from "./codec";

const field = {
  name: "x",
  source: "x",
  kind: "text",
  label: { en: "X", "zh-CN": "X", "zh-TW": "X" },
  help: null,
  also: [],
  required: false,
  readonly: false,
  immutable: false,
  writer: null,
  filter: null,
  sortable: false,
  default: null,
  hidden: false,
  further: false,
  encrypted: false,
  was: null,
  personal: null,
  when: {},
  options: {},
  of: [],
  sample: [],
} as const;
const column = (storage: StorageType, wire: Column["wire"] = "text"): Column => ({
  name: "x",
  field,
  storage,
  wire,
  secret: false,
  encrypted: false,
  optional: false,
  joined: null,
  tree: null,
  derive: [],
});

describe("money at rest", () => {
  it.each([
    ["19.9", 1990],
    ["19.90", 1990],
    ["-0.05", -5],
    ["0.29", 29],
    [19.9, 1990],
    ["9999999999999.99", 999_999_999_999_999],
  ])("keeps %s as %i cents and answers it with two decimals", (text, cents) => {
    expect(encode(column("cents"), text)).toBe(cents);
    expect(Number(decode(column("cents"), cents))).toBe(Number(text));
    expect(decode(column("cents"), cents)).toMatch(/^-?\d+\.\d\d$/);
  });

  it.each(["", "ten", "1e3", "99999999999999999", null, undefined, {}])("knows that %s is no amount", (value) => {
    expect(encodeCents(value)).toBeNull();
    expect(encode(column("cents"), value)).toBe(0);
  });
});

describe("a missing value", () => {
  it("is 0 or an empty text in the store and on the wire", () => {
    expect(encode(column("integer", "integer"), null)).toBe(0);
    expect(encode(column("text"), undefined)).toBe("");
    expect(decode(column("json", "list"), "")).toEqual([]);
    expect(decode(column("json", "list"), "{broken")).toEqual([]);
    expect(encode(column("real", "number"), Number.NaN)).toBe(0);
  });
});
