import { describe, expect, it, vi } from "vitest";
import { utils, type WorkSheet, write } from "xlsx";
import { LOST_DIGITS_MARK, FRACTION_MARK } from "./cellText";
import { readSheet, type SheetRow } from "./readSheet";
import { Workbook } from "./Workbook";
import { ZipFile } from "./ZipFile";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";
const KIND = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const book = (sheet: WorkSheet, options: { bookSST?: boolean } = {}): Blob => {
  const file: ArrayBuffer = write({ SheetNames: ["One"], Sheets: { One: sheet } }, { type: "array", ...options });
  return new Blob([file]);
};
const rowsOf = async (file: Blob) => {
  const rows = [];
  for await (const row of readSheet(file)) rows.push(row);
  return rows;
};
const cellsOf = async (file: Blob) => (await rowsOf(file)).map(({ cells }) => cells);

describe("reading a sheet", () => {
  it.each([true, false])("keeps text as it is, with shared strings: %s", async (bookSST) => {
    const rows = [
      ["UID", "备注 & <>"],
      ["007", "=1+1"],
      ["12345678901234567890", " 空 "],
    ];
    const file = book(utils.aoa_to_sheet(rows), { bookSST });
    expect(await cellsOf(file)).toEqual([
      ["UID", "备注 & <>"],
      ["007", "=1+1"],
      ["12345678901234567890", "空"],
    ]);
  });

  it("shows numbers as they were typed, and marks those with lost digits", async () => {
    const sheet = utils.aoa_to_sheet([
      [7, 19.9, 0.1 + 0.2, Number("12345678901234567890"), 1e-7, true, 123456789012345],
    ]);
    sheet.A1 = { t: "n", v: 7, z: "00000" };
    sheet.B1 = { t: "n", v: 19.9, z: "000.00" };
    sheet.H1 = { t: "n", v: 7, z: String.raw`[Red]"No. "\#000;-000` };
    sheet.I1 = { t: "n", v: 1234, z: "#,##0" };
    sheet["!ref"] = "A1:I1";
    expect(await cellsOf(book(sheet))).toEqual([
      [
        "00007",
        `${FRACTION_MARK}19.9`,
        `${FRACTION_MARK}0.3`,
        `${LOST_DIGITS_MARK}12345678901234567000`,
        `${FRACTION_MARK}0.0000001`,
        "TRUE",
        "123456789012345",
        "007",
        "1234",
      ],
    ]);
  });

  it("shows dates as dates, whatever their format", async () => {
    const sheet = utils.aoa_to_sheet([[1, 2, 3, 4]]);
    sheet.A1 = { t: "n", v: 45_292, z: "yyyy/m/d" };
    sheet.B1 = { t: "n", v: 45_292.5, z: 'yyyy"年"m"月"d"日" hh:mm' };
    sheet.C1 = { t: "n", v: 45_292.25, z: "m/d/yy h:mm" };
    sheet.D1 = { t: "n", v: 12, z: '0" days"' };
    expect(await cellsOf(book(sheet))).toEqual([["2024-01-01", "2024-01-01 12:00:00", "2024-01-01 06:00:00", "12"]]);
  });

  it("leaves out empty rows, and keeps the numbers of the others", async () => {
    const sheet = utils.aoa_to_sheet([["a"], [], [""], [null, "b"]]);
    expect(await rowsOf(book(sheet))).toEqual([
      { number: 1, cells: ["a"], isHidden: false },
      { number: 4, cells: ["", "b"], isHidden: false },
    ]);
  });

  it("reads what other programs write: prefixes, no addresses, rich text, formula strings, absolute targets", async () => {
    const zip = new ZipFile();
    const put = async (path: string, text: string) => {
      const entry = zip.open(path);
      await entry.write(text);
      await entry.close();
    };
    await put(
      "[Content_Types].xml",
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/a.xml" ContentType="${KIND}.worksheet+xml"/><Override PartName="/xl/b.xml" ContentType="${KIND}.worksheet+xml"/><Override PartName="/xl/s.xml" ContentType="${KIND}.sharedStrings+xml"/><Override PartName="/xl/t.xml" ContentType="${KIND}.styles+xml"/></Types>`,
    );
    await put(
      "_rels/.rels",
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="r" Type="${OFFICE}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    );
    await put(
      "xl/workbook.xml",
      `<x:workbook xmlns:x="${MAIN}" xmlns:r="${OFFICE}"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="h" sheetId="1" state="hidden" r:id="r1"/><x:sheet name="v" sheetId="2" r:id="r2"/></x:sheets></x:workbook>`,
    );
    await put(
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="a.xml"/><Relationship Target="/xl/b.xml" Id="r2" Type="${OFFICE}/worksheet"/><Relationship Id="r3" Type="${OFFICE}/sharedStrings" Target="s.xml"/><Relationship Id="r4" Type="${OFFICE}/styles" Target="t.xml"/></Relationships>`,
    );
    await put("xl/a.xml", `<worksheet xmlns="${MAIN}"/>`);
    await put(
      "xl/s.xml",
      `<x:sst xmlns:x="${MAIN}"><x:si><x:r><x:t>Ri</x:t></x:r><x:r><x:t>ch&#10;</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>`,
    );
    await put(
      "xl/t.xml",
      `<x:styleSheet xmlns:x="${MAIN}"><x:cellXfs><x:xf numFmtId="0"/><x:xf numFmtId="14"/></x:cellXfs></x:styleSheet>`,
    );
    await put(
      "xl/b.xml",
      `<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c/><x:c t="str"><x:f>A1</x:f><x:v>a&amp;b</x:v></x:c><x:c s="1"><x:v>0</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    );
    expect(await cellsOf(zip.finish("x"))).toEqual([["Rich", "", "a&b", "1904-01-01"]]);
  });

  it("reads the files of our own writer", async () => {
    const out = new Workbook("T", ["a", "b"]);
    await out.add([["007", { number: 19.9, text: "19.90" }]]);
    expect(await cellsOf(await out.finish())).toEqual([
      ["a", "b"],
      ["007", `${FRACTION_MARK}19.9`],
    ]);
  });

  it("refuses what is no xlsx file", async () => {
    await expect(rowsOf(new Blob(["uid,mac\r\n1,2\r\n".repeat(20)]))).rejects.toThrow("no zip file");
    const zip = new ZipFile();
    await expect(rowsOf(zip.finish("x"))).rejects.toThrow("no workbook");
    const sheet = utils.aoa_to_sheet([["uid"], ["1"]]);
    for (const bookType of ["ods", "xlsb", "biff8"] as const) {
      const other: ArrayBuffer = write({ SheetNames: ["One"], Sheets: { One: sheet } }, { type: "array", bookType });
      await expect(rowsOf(new Blob([other])), bookType).rejects.toThrow(/no workbook|no zip file/);
    }
  });

  it("shows the first rows of a large file before it reads the others, and each row once", async () => {
    const rows = Array.from({ length: 2500 }, (_, at) => [
      `row ${at}`,
      at,
      ..."abcdefgh".split("").map((one) => one + at * at),
    ]);
    // The second reading begins at the first of these empty rows.
    rows[1000] = [];
    rows[1700] = [];
    const file = book(utils.aoa_to_sheet(rows));
    expect(file.size).toBeGreaterThan(500_000);
    const rested: number[] = [];
    const read: SheetRow[] = [];
    for await (const row of readSheet(file, { rest: async () => void rested.push(read.length) })) read.push(row);
    expect(rested).toEqual([1000]);
    expect(read.map(({ number, cells }) => [number, cells[1]])).toEqual(
      rows.flatMap((cells, at) => (cells.length === 0 ? [] : [[at + 1, String(at)]])),
    );
  });

  it("reads a small file once", async () => {
    const rest = vi.fn(async () => {});
    const file = book(utils.aoa_to_sheet([["UID"], ["007"]]));
    for await (const { cells } of readSheet(file, { rest })) expect(cells).toHaveLength(1);
    expect(rest).not.toHaveBeenCalled();
  });
});
