import { describe, expect, it } from "vitest";
import { LOST_DIGITS_MARK } from "../../sheets/book/cellText";
import type { PlanField } from "./ImportPlan";
import { matchColumns } from "../../sheets/book/matchColumns";
import { readCell } from "./readCell";

const field = (name: string, as: PlanField["as"], more: Partial<PlanField> = {}): PlanField => ({
  name,
  as,
  many: false,
  required: false,
  label: name,
  headers: [],
  schema: { builder: "text", args: {} },
  words: [],
  choices: [],
  resource: null,
  ...more,
});
const noKey = () => null;

describe("columns", () => {
  const fields = [
    field("iccid", "text", { headers: ["ICCID", "ICCID", "ICCID"] }),
    field("network_type", "enum", { headers: ["Carrier", "运营商", "電信業者"] }),
    field("link_id", "text", { headers: ["Linked ID", "关联 ID", "關聯 ID"] }),
  ];

  it.each([
    ["English", ["ICCID", "carrier", "LINKED-ID"]],
    ["Chinese", ["iccid", "运营商", "关联ID"]],
    ["traditional Chinese", ["ＩＣＣＩＤ", "電信業者", "關聯 ID"]],
    ["field names with marks", ["iccid *", "network_type（必填）", "link_id (optional)"]],
  ])("are known by their headers in %s", (_, header) => {
    expect(matchColumns([header], fields)).toMatchObject({
      at: 0,
      mapping: { 0: "iccid", 1: "network_type", 2: "link_id" },
    });
  });

  it("stand below a title that was merged over them", () => {
    const rows = [["SIM cards of 2026"], ["made by", "Li"], ["Extra", "Carrier", "ICCID"], ["x", "1", "2"]];
    expect(matchColumns(rows, fields)).toMatchObject({ at: 2, mapping: { 1: "network_type", 2: "iccid" } });
  });

  it("are each given to one field, and left out when nothing fits", () => {
    expect(matchColumns([["ICCID", "", "Colour"]], fields).mapping).toEqual({ 0: "iccid" });
    expect(matchColumns([["only a title"], ["Colour", "Size"]], fields)).toMatchObject({ at: -1, mapping: {} });
  });

  it("are asked about where two of them, or two fields, have one header", () => {
    const twice = matchColumns([["ICCID", "iccid", "Carrier"]], fields);
    expect(twice).toMatchObject({ mapping: { 2: "network_type" }, unsure: { 0: ["iccid"], 1: ["iccid"] } });
    const own = [
      field("before", "text", { headers: ["Name (before)"] }),
      field("after", "text", { headers: ["Name (after)"] }),
    ];
    expect(matchColumns([["Name"]], own)).toMatchObject({ mapping: {}, unsure: { 0: ["before", "after"] } });
    expect(matchColumns([["NAME (After) *", "name"]], own)).toMatchObject({
      mapping: { 0: "after" },
      unsure: { 1: ["before"] },
    });
  });
});

describe("cells", () => {
  const carrier = field("network_type", "enum", {
    words: [
      ["China Unicom", 1],
      ["中国联通", 1],
      ["China Mobile", 2],
    ],
  });

  it("are values of an enumeration by a label in any language, or by the value", () => {
    for (const text of ["China Unicom", "china unicom ", "中国联通", "1"])
      expect(readCell(text, carrier, noKey)).toEqual({ value: 1 });
    expect(readCell("China Unicom、2", { ...carrier, many: true }, noKey)).toEqual({ value: [1, 2] });
    expect(readCell("Moon", carrier, noKey)).toMatchObject({
      problem: "import.unknown_value",
      args: { value: "Moon" },
    });
    expect(readCell("Moon", { ...carrier, choices: ["Unicom", "Mobile"] }, noKey)).toEqual({
      problem: "import.not_allowed",
      args: { value: "Moon", allowed: "Unicom, Mobile" },
    });
  });

  it("keep leading zeros and twenty digits, and show where a spreadsheet lost digits", () => {
    expect(readCell("00123", field("uid", "text"), noKey)).toEqual({ value: "00123" });
    expect(readCell("89860620160012345678", field("iccid", "text"), noKey)).toEqual({ value: "89860620160012345678" });
    const lost = `${LOST_DIGITS_MARK}89860620160012345000`;
    expect(readCell(lost, field("iccid", "text"), noKey)).toMatchObject({ problem: "import.destroyed" });
    expect(readCell(lost, field("size", "number"), noKey)).toEqual({ value: Number("89860620160012345000") });
  });

  it("are numbers and amounts as people write them", () => {
    expect(readCell("1,234.5", field("n", "number"), noKey)).toEqual({ value: 1234.5 });
    expect(readCell("１２", field("n", "number"), noKey)).toEqual({ value: 12 });
    expect(readCell("¥1,234.50", field("n", "amount"), noKey)).toEqual({ value: "1234.50" });
    expect(readCell("many", field("n", "number"), noKey)).toMatchObject({ problem: "import.not_number" });
  });

  it("are texts in their usual width and without spaces where only that is right, and as they are written elsewhere", () => {
    const iccid = field("iccid", "text", { schema: { builder: "text", args: { pattern: "iccid" } } });
    const name = field("name", "text", { schema: { builder: "text", args: { max: 20 } } });
    for (const text of [
      "８９８６０６２０１６００１２３４５６７８",
      "8986 0620 1600 1234 5678",
      "8986\u00a00620\u30001600  1234 5678",
    ])
      expect(readCell(text, iccid, noKey)).toEqual({ value: "89860620160012345678" });
    expect(readCell("Ａcme  Ltd", name, noKey)).toEqual({ value: "Ａcme  Ltd" });
    expect(
      readCell(
        "１３８\u00a0００１３ ８０００",
        field("phone", "phone", { schema: { builder: "phone", args: {} } }),
        noKey,
      ),
    ).toEqual({
      value: "138 0013 8000",
    });
    expect(readCell("１，２３４．５", field("n", "number"), noKey)).toEqual({ value: 1234.5 });
    expect(readCell("1\u00a0234\u3000567", field("n", "number"), noKey)).toEqual({ value: 1_234_567 });
    expect(readCell("Ｃｈｉｎａ\u3000 Ｕｎｉｃｏｍ", carrier, noKey)).toEqual({ value: 1 });
  });

  it("are yes and no in both languages", () => {
    expect(["是", "Yes", "TRUE", "1"].map((text) => readCell(text, field("f", "flag"), noKey))).toEqual(
      Array.from({ length: 4 }, () => ({ value: 1 })),
    );
    expect(readCell("perhaps", field("f", "flag"), noKey)).toMatchObject({ problem: "import.not_flag" });
  });

  it("wait for the records they name, and say when there is no such record", () => {
    const company = field("comp_id", "reference", { resource: "company" });
    expect(readCell("Acme", company, () => undefined)).toEqual({ wanted: ["Acme"] });
    expect(readCell("Acme", company, () => 7)).toEqual({ value: 7 });
    expect(readCell("Acme", company, noKey)).toMatchObject({ problem: "import.unknown_reference" });
  });

  it("give nothing when they are empty", () => {
    expect(readCell("", carrier, noKey)).toEqual({ value: undefined });
  });
});
