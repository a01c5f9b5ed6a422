// Opens workbooks that a test makes, in the same way as the worker of an import.
import exceljs from "exceljs";
import { expect, vi } from "vitest";
import { ImportFile } from "../../features/import/console/ImportFile";
import type { FileChoice, ImportPlan, PlanField, ImportUpdate } from "../../features/import/console/ImportPlan";
import { ZipFile } from "../../features/sheets/book/ZipFile";

export const CARD_NUMBER = "89860620160012345678";

export const planField = (
  name: string,
  as: PlanField["as"],
  headers: readonly string[],
  more: Partial<PlanField> = {},
): PlanField => {
  const builders: Partial<Record<PlanField["as"], string>> = {
    amount: "money",
    timestamp: "timestamp",
    number: "number",
  };
  const schema = { builder: builders[as] ?? "text", args: {} };
  const base = { many: false, required: false, label: headers[0] ?? name, words: [], choices: [], resource: null };
  return { ...base, name, as, headers, schema, ...more };
};
export const cardPlan: ImportPlan = {
  title: "Cards",
  natural: [],
  fields: [
    planField("iccid", "text", ["ICCID"], {
      required: true,
      schema: { builder: "text", args: { required: true, pattern: "iccid" } },
    }),
    planField("price", "amount", ["Price", "价格"]),
    planField("made", "timestamp", ["Made", "生产时间"]),
    planField("mac", "text", ["MAC address", "MAC 地址"], { schema: { builder: "text", args: { pattern: "mac" } } }),
    planField("note", "text", ["Note", "备注"]),
    planField("kind", "enum", ["Kind", "类型"], {
      words: [
        ["Plug-in", 1],
        ["Built in", 2],
      ],
      choices: ["Plug-in", "Built in"],
      schema: { builder: "oneOf", args: { of: { name: "kind", values: [{ value: 1 }, { value: 2 }] } } },
    }),
  ],
};

type Value = string | number | Date | { readonly error: "#N/A" };
export type Rows = readonly (readonly Value[])[];

export const createBook = async (change: (book: exceljs.Workbook) => void): Promise<Blob> => {
  const book = new exceljs.Workbook();
  change(book);
  return new Blob([await book.xlsx.writeBuffer()]);
};
export const createSheet = (rows: Rows): Promise<Blob> =>
  createBook((book) => book.addWorksheet("A").addRows(rows.map((row) => [...row])));

/** Packs the given parts of a workbook without changing them. */
export const packBook = async (sheet: string): Promise<Blob> => {
  const zip = new ZipFile();
  const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const parts = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    "xl/workbook.xml": `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${type}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="${type}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  };
  for (const [path, text] of Object.entries(parts)) {
    const entry = zip.open(path);
    await entry.write(text);
    await entry.close();
  }
  return zip.finish("application/zip");
};

export const openSheet = async (blob: Blob, choice: FileChoice = {}, own: ImportPlan = cardPlan) => {
  const updates: ImportUpdate[] = [];
  const file = new ImportFile(own, (news) => updates.push(news));
  const opened = await file.open(blob, (error) => expect.unreachable(String(error)), choice);
  await vi.waitFor(() => expect(updates.at(-1)?.complete).toBe(true));
  return { file, opened, last: () => updates.at(-1) };
};
export const problemsOf = (file: ImportFile) =>
  file
    .rows(0, 99, "bad")
    .flatMap((row) => row.problems.map(({ field: name, key, args }) => [row.number, name, key, args]));
export const goodRecords = (file: ImportFile) => file.good(99).map(({ record }) => record);
