// All characters are read correctly, from every Unicode plane, in each encoding that programs use.
import { describe, expect, it } from "vitest";
import type { OpenedBook, SheetRow } from "../../features/sheets/book/readSheet";
import { readWorkbook } from "../../features/sheets/book/readWorkbook";
import { ZipFile } from "../../features/sheets/book/ZipFile";

/** Characters from each plane that is in use, from the first and the last plane, and characters of two code units. */
const LETTERS = [
  ...["é", "中", "\u00a0x", "�", "\ue000", "😀", "👩‍👩‍👧", "🇨🇳"],
  ...["\u{10000}", "𐌰", "𝔘", "𠮷", "\u{2f800}", "\u{30000}", "\u{e0041}", "\u{f0000}", "\u{10fffd}", "a𠮷b😀c"],
];
const codes = (text: string): readonly number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0);
const units = (text: string): readonly number[] => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
const hex = (code: number) => code.toString(16);

/** The ways in which programs write a text into XML. */
const WAYS = {
  "UTF-8": (text: string) => text,
  "decimal references, as openpyxl writes them": (text: string) =>
    codes(text)
      .map((code) => `&#${code};`)
      .join(""),
  "hexadecimal references": (text: string) =>
    codes(text)
      .map((code) => `&#x${hex(code)};`)
      .join(""),
  "capital hexadecimal references with zeros": (text: string) =>
    codes(text)
      .map((code) => `&#x${hex(code).toUpperCase().padStart(8, "0")};`)
      .join(""),
  "references to both halves of a pair": (text: string) =>
    units(text)
      .map((unit) => `&#${unit};`)
      .join(""),
  "escapes of Excel": (text: string) =>
    units(text)
      .map((unit) => `_x${hex(unit).padStart(4, "0").toUpperCase()}_`)
      .join(""),
  "a CDATA section": (text: string) => `<![CDATA[${text}]]>`,
} as const;
const cases = Object.entries(WAYS);

const TYPE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

interface Parts {
  readonly rows: string;
  readonly shared?: string;
  readonly name?: string;
  readonly head?: string;
}

const bookOf = async ({ rows, shared = "", name = "A", head = "" }: Parts): Promise<Blob> => {
  const zip = new ZipFile();
  const content = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const parts = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${content}.sharedStrings+xml"/></Types>`,
    "xl/workbook.xml": `<workbook ${MAIN} xmlns:r="${TYPE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="${TYPE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${TYPE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    "xl/sharedStrings.xml": `${head}<sst ${MAIN}>${shared}</sst>`,
    "xl/worksheets/sheet1.xml": `${head}<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`,
  };
  for (const [path, text] of Object.entries(parts)) {
    const entry = zip.open(path);
    await entry.write(text);
    await entry.close();
  }
  return zip.finish("application/zip");
};

const read = async (book: Blob) => {
  let opened: OpenedBook = { sheets: [], sheet: "" };
  const rows: SheetRow[] = [];
  for await (const row of readWorkbook(book, undefined, { opened: (one) => (opened = one) })) rows.push(row);
  return { opened, cells: rows.map(({ cells }) => cells[0]) };
};

const listed = (texts: readonly string[], cell: (text: string, at: number) => string): string =>
  texts.map((text, at) => `<row r="${at + 1}">${cell(text, at)}</row>`).join("");

describe.each(cases)("letters in %s", (_, write) => {
  const written = LETTERS.map(write);
  const expected = LETTERS.map((text) => text.trim());

  it("are read in shared strings, plain and in runs", async () => {
    const rows = listed(written, (_text, at) => `<c r="A${at + 1}" t="s"><v>${at}</v></c>`);
    const plain = written.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join("");
    expect((await read(await bookOf({ rows, shared: plain }))).cells).toEqual(expected);
    const runs = written.map((text) => `<si><r><rPr><b/></rPr><t>${text}</t></r></si>`).join("");
    expect((await read(await bookOf({ rows, shared: runs }))).cells).toEqual(expected);
  });

  it("are read in inline strings", async () => {
    const rows = listed(written, (text, at) => `<c r="A${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`);
    expect((await read(await bookOf({ rows }))).cells).toEqual(expected);
  });

  it("are read in results of formulas", async () => {
    const rows = listed(written, (text, at) => `<c r="A${at + 1}" t="str"><f>B1</f><v>${text}</v></c>`);
    expect((await read(await bookOf({ rows }))).cells).toEqual(expected);
  });

  // Attributes cannot contain CDATA.
  it.skipIf(written.join("").includes("CDATA"))("are read in names of sheets", async () => {
    const rows = '<row r="1"><c r="A1" t="inlineStr"><is><t>x</t></is></c></row>';
    for (const name of [...written.slice(5)]) {
      const { opened, cells } = await read(await bookOf({ rows, name }));
      expect([opened.sheets, cells]).toEqual([[LETTERS[written.indexOf(name)]], ["x"]]);
    }
  });
});

it("are read in the longest text that is taken", async () => {
  const long = "😀".repeat(100_000);
  const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>${WAYS["decimal references, as openpyxl writes them"](long)}</t></is></c></row>`;
  expect((await read(await bookOf({ rows }))).cells[0]).toBe(long);
});

describe("texts that look like letters", () => {
  it.each([
    ["&amp;#128512;", "&#128512;"],
    ["<![CDATA[&#128512;]]>&#128512;", "&#128512;😀"],
    ["_x005F_x0041_", "_x0041_"],
    ["&#38;#128512;", "&#128512;"],
    ["&#60;b&#62;", "<b>"],
    ["&#1114112;", "�"],
    ["a&#xd83d;b", "a�b"],
    ["_x0001_hidden", "�hidden"],
    ["&#x1F600", "&#x1F600"],
  ])("are what they are: %s", async (text, expected) => {
    const inline = `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`;
    expect((await read(await bookOf({ rows: inline }))).cells).toEqual([expected]);
    const shared = { rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>', shared: `<si><t>${text}</t></si>` };
    expect((await read(await bookOf(shared))).cells).toEqual([expected]);
  });
});
