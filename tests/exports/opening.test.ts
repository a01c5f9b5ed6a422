// All written workbooks can be opened by programs that are stricter than spreadsheets: exceljs refuses rows and cells
// without an address.
import exceljs from "exceljs";
import { describe, expect, it } from "vitest";
import { CFB, read, utils } from "xlsx";
import { openExport } from "../../features/export/console/ExportWriter";
import { writeTemplateWorkbook } from "../../features/import/console/writeTemplateWorkbook";

const ROW = { uid: "007", note: '<&> "中文"', price: "-19.90", count: 1200, made: 1_767_323_045, phone: "13800138000" };
const FORMS = {
  uid: "text",
  note: "text",
  price: "money",
  count: "number",
  made: "timestamp",
  phone: "phone",
} as const;

/** `rows`: the expected number of rows, which selects the writer. */
const written = async (rows: number): Promise<Blob> => {
  const plan = { format: "xlsx", rows, title: "Things", yes: "Yes", no: "No", zone: "Asia/Shanghai" } as const;
  const columns = Object.entries(FORMS).map(([source, as]) => ({
    ...{ source, as, label: `The ${source}`, words: {}, resource: null },
    ...(as === "phone" && { area: "area" }),
  }));
  const writer = openExport({ ...plan, columns });
  await writer.add(
    [
      { ...ROW, area: "+86" },
      { ...ROW, area: "", note: "" },
    ],
    {},
  );
  return writer.finish();
};

const base = { many: false, required: true, headers: [], words: [], choices: [], resource: null, area: null };
const template = (): Promise<Blob> =>
  writeTemplateWorkbook(
    {
      title: "Things",
      natural: [],
      fields: [
        { ...base, name: "mac", label: "MAC", as: "text", schema: { builder: "text", args: { pattern: "mac" } } },
        {
          ...{ ...base, name: "kind", label: "Kind", as: "enum", choices: ["Plug-in", "Built in"] },
          words: [["Plug-in", 1]],
          schema: { builder: "oneOf", args: { of: { name: "kind", values: [{ value: 1 }] } } },
        },
      ],
    },
    {
      rules: "Rules",
      values: "Allowed's",
      rulesHeader: ["Column", "Rule"],
      ruleOf: { mac: "An address" },
      examples: {},
    },
  );

const openIn = async (file: Blob) => {
  const book = new exceljs.Workbook();
  await book.xlsx.load(await file.arrayBuffer());
  return book;
};

const sheetXml = async (file: Blob): Promise<string> => {
  const archive = CFB.read(Buffer.from(await file.arrayBuffer()), { type: "buffer" });
  const entry = CFB.find(archive, "/xl/worksheets/sheet1.xml");
  return Buffer.from(Uint8Array.from(entry?.content ?? [])).toString();
};

describe.each([
  ["written in memory", 2],
  ["streamed", 1_000_000],
])("a workbook that is %s", (_, rows) => {
  it("opens in exceljs, with numbers as numbers and dates as dates of the operator's clock", async () => {
    const sheet = (await openIn(await written(rows))).worksheets[0];
    const values = [2, 3].map((at) => sheet?.getRow(at).values);
    const shared = ["007", '<&> "中文"', -19.9, 1200, new Date("2026-01-02T11:04:05.000Z")];
    expect(sheet?.getRow(1).values).toEqual([
      undefined,
      ...Object.entries(FORMS).map(([source, as]) =>
        as === "timestamp" ? `The ${source} (Asia/Shanghai)` : `The ${source}`,
      ),
    ]);
    expect(values[0]).toEqual([undefined, ...shared, "+86 13800138000"]);
    expect(values[1]).toEqual([undefined, ...shared.map((value, at) => (at === 1 ? undefined : value)), "13800138000"]);
    expect(sheet?.getCell("C2").numFmt).toBe("0.00");
    expect(sheet?.getCell("E2").numFmt).toBe("yyyy-mm-dd hh:mm:ss");
  });

  it("opens in xlsx with the same texts", async () => {
    const book = read(new Uint8Array(await (await written(rows)).arrayBuffer()));
    const [, line] = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, {
      header: 1,
      raw: false,
    });
    expect(line).toEqual(["007", '<&> "中文"', "-19.90", "1200", "2026-01-02 11:04:05", "+86 13800138000"]);
  });

  it("says the address of every row and every cell", async () => {
    const xml = await sheetXml(await written(rows));
    expect(xml).toMatch(/<row r="1"/);
    expect(xml).not.toMatch(/<row(?![^>]* r=")[ >]/);
    expect(xml).not.toMatch(/<c(?![^>]* r=")[ />]/);
  });
});

it("opens in exceljs where it is a template: an example, rules, lists to choose from, and text where digits matter", async () => {
  const book = await openIn(await template());
  const [sheet, rules, values] = book.worksheets;
  expect(book.worksheets.map(({ name }) => name)).toEqual(["Things", "Rules", "Allowed's"]);
  expect(sheet?.getRow(2).values).toEqual([undefined, "00:1A:2B:3C:4D:5E", "Plug-in"]);
  expect(sheet?.getCell("A9").numFmt ?? sheet?.getColumn(1).numFmt).toBe("@");
  expect(sheet?.getCell("B2").dataValidation).toMatchObject({ type: "list", formulae: ["'Allowed''s'!$A$2:$A$3"] });
  expect(rules?.getRow(2).values).toEqual([undefined, "MAC *", "An address"]);
  expect(values?.getColumn(1).values.slice(1)).toEqual(["Kind", "Plug-in", "Built in"]);
});
