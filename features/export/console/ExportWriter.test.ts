import { describe, expect, it, vi } from "vitest";
import { read, utils } from "xlsx";
import type { CellColumn } from "../../sheets/book/CellColumn";
import type { ExportFormat, ExportPlan } from "./ExportPlan";
import { openExport } from "./ExportWriter";

// A slow machine must not fail the test.
vi.setConfig({ testTimeout: 30_000 });

const column = (source: string, as: CellColumn["as"], more: Partial<CellColumn> = {}): CellColumn => ({
  source,
  label: `The ${source}`,
  as,
  words: {},
  resource: null,
  ...more,
});

const plan = (format: ExportFormat, rows = 2): ExportPlan => ({
  format,
  rows,
  title: "Orders: all/2026",
  yes: "Yes",
  no: "No",
  zone: "Asia/Shanghai",
  columns: [
    column("uid", "text"),
    column("price", "number"),
    column("big", "number"),
    column("state", "enum", { words: { "1": "Paid" } }),
    column("gmt_create", "timestamp"),
    column("comp_id", "reference", { resource: "company" }),
    column("live", "flag"),
  ],
});

const row = {
  uid: "007",
  price: "19.90",
  big: "12345678901234567890",
  state: 1,
  gmt_create: 1_700_000_000,
  comp_id: 4,
  live: 0,
};
const names = { company: { "4": 'Acme <&> "Sons"' } };

const write = async (format: ExportFormat, rows: readonly unknown[], expected = rows.length) => {
  const writer = openExport(plan(format, expected));
  await writer.add(rows, names);
  return writer.finish();
};

const cellsOfBook = async (file: Blob) => {
  const book = read(new Uint8Array(await file.arrayBuffer()));
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  if (sheet === undefined) throw new Error("no sheet");
  return { book, sheet, rows: utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true }) };
};

/** Two rows are written in memory. If more rows are expected than fit into memory, the file is streamed. */
describe.each([2, 1_000_000])("a spreadsheet of %d rows", (expected) => {
  it("opens with labels, words, numbers as numbers and keys as text", async () => {
    const { book, rows, sheet } = await cellsOfBook(await write("xlsx", [row, { ...row, uid: "=1+1" }], expected));
    expect(book.SheetNames).toEqual(["Orders  all 2026"]);
    expect(rows[0]).toEqual(
      plan("xlsx").columns.map(({ label, as }) => (as === "timestamp" ? `${label} (Asia/Shanghai)` : label)),
    );
    expect(rows[1]?.[0]).toBe("007");
    expect(rows[1]?.[1]).toBe(19.9);
    expect(rows[1]?.[2]).toBe("12345678901234567890");
    expect(rows[1]?.[3]).toBe("Paid");
    // 2023-11-15 06:13:20 in Shanghai, as a date.
    expect(rows[1]?.[4]).toBeCloseTo(45245.25925926, 7);
    expect(sheet.E2).toMatchObject({ t: "n", w: "2023-11-15 06:13:20" });
    expect(rows[1]?.[5]).toBe('Acme <&> "Sons"');
    expect(rows[1]?.[6]).toBe("No");
    expect(sheet.A3).toMatchObject({ t: "s", v: "=1+1" });
    expect(sheet.A3?.f).toBeUndefined();
  });

  it("survives characters that XML cannot hold, and mixes none of thousands of rows", async () => {
    const many = Array.from({ length: 2500 }, (_, at) => ({ ...row, uid: `u\u0000\ud800${at}` }));
    const { rows } = await cellsOfBook(await write("xlsx", many, expected));
    expect(rows).toHaveLength(2501);
    expect(rows[2500]?.[0]).toBe("u2499");
  });

  it("has a header even without rows", async () => {
    expect((await cellsOfBook(await write("xlsx", [], expected))).rows).toHaveLength(1);
  });
});

describe("a csv file", () => {
  const lines = async (rows: readonly unknown[]) => (await (await write("csv", rows)).text()).split("\r\n");

  it("quotes what needs quotes and keeps digits as they are", async () => {
    const [, line] = await lines([row]);
    expect(line).toMatch(/^007,19\.90,12345678901234567890,Paid,2023-11-15 06:13:20,"Acme <&> ""Sons""",No$/);
  });

  it("writes yes for on, no for off, and nothing for an unknown value", async () => {
    const [, ...rest] = await lines([1, true, "1", 0, null].map((live) => ({ ...row, live })));
    expect(rest.map((line) => line.split(",").at(-1))).toEqual(["Yes", "Yes", "Yes", "No", "", ...rest.slice(5)]);
  });

  it.each(["=1+1", "+1", "-1", "@sum", "\tx"])("takes the power from %j", async (uid) => {
    const [, line] = await lines([{ ...row, uid }]);
    expect(line?.startsWith(`'${uid}`)).toBe(true);
  });

  it("leaves negative numbers numbers, however long", async () => {
    const [, line] = await lines([{ ...row, price: -5, big: "-12345678901234567890" }]);
    expect(line).toContain("007,-5,-12345678901234567890,");
  });
});
