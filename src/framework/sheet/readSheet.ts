// The first visible sheet of an xlsx file, row by row, every cell as text. Reads what Excel, LibreOffice and programs write:
// shared, inline and formula strings, with or without namespaces and cell addresses.
import { type NumberFormat, numberFormat, numberText, VALUELESS } from "./cellText";
import { attribute, elementPattern, elements, stringText, unescapeXml } from "./xml";
import { ZipReader } from "./ZipReader";

export interface SheetRow {
  /** As the file counts them, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** The file is a zip file, but no workbook. */
export class NoWorkbook extends Error {}

interface Book {
  readonly sheet: string;
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly from1904: boolean;
}

const allOf = (xml: string, name: string): readonly (readonly [string, string])[] =>
  [...xml.matchAll(elementPattern(name))].map((found) => [found[1] ?? "", found[2] ?? ""]);

/** A path in a relations file, from the folder of what it belongs to. */
const resolved = (folder: string, target: string): string =>
  new URL(target, `http://zip/${folder === "" ? "" : `${folder}/`}`).pathname.slice(1);

const relationsOf = async (
  zip: ZipReader,
  path: string,
): Promise<readonly (readonly [id: string, type: string, target: string])[]> => {
  const cut = path.lastIndexOf("/");
  const folder = path.slice(0, Math.max(0, cut));
  const xml = await zip.text(`${folder === "" ? "" : `${folder}/`}_rels/${path.slice(cut + 1)}.rels`);
  return allOf(xml, "Relationship").map(([tag]) => [
    attribute(tag, "Id") ?? "",
    attribute(tag, "Type") ?? "",
    resolved(folder, attribute(tag, "Target") ?? ""),
  ]);
};

const formatsOf = (styles: string): readonly NumberFormat[] => {
  const codes = new Map(
    allOf(styles, "numFmt").map(([tag]) => [Number(attribute(tag, "numFmtId")), attribute(tag, "formatCode") ?? ""]),
  );
  const [[, cells] = ["", ""]] = allOf(styles, "cellXfs");
  return [...cells.matchAll(/<(?:\w+:)?xf(\s[^>]*?)?\/?>/g)].map(([, tag = ""]) => {
    const id = Number(attribute(tag, "numFmtId") ?? 0);
    return numberFormat(id, codes.get(id));
  });
};

const openBook = async (zip: ZipReader): Promise<Book> => {
  const [, , path = "xl/workbook.xml"] =
    (await relationsOf(zip, "")).find(([, type]) => type.endsWith("/officeDocument")) ?? [];
  if (!zip.has(path)) throw new NoWorkbook("There is no workbook in this file.");
  const [workbook, relations] = await Promise.all([zip.text(path), relationsOf(zip, path)]);
  const target = (type: string) => relations.find(([, one]) => one.endsWith(`/${type}`))?.[2] ?? "";
  const sheets = allOf(workbook, "sheet").map(([tag]) => tag);
  const first = sheets.find((tag) => !/hidden/i.test(attribute(tag, "state") ?? "")) ?? sheets[0];
  const sheet =
    relations.find(([id]) => first !== undefined && id === attribute(first, "id"))?.[2] ?? target("worksheet");
  if (!zip.has(sheet)) throw new NoWorkbook("There is no sheet in this file.");
  const strings: string[] = [];
  for await (const [, xml] of elements(zip.pieces(target("sharedStrings")), "si")) strings.push(stringText(xml));
  const date = /<(?:\w+:)?workbookPr(\s[^>]*)/.exec(workbook)?.[1] ?? "";
  return {
    sheet,
    strings,
    formats: formatsOf(await zip.text(target("styles"))),
    from1904: /^(1|true|on)$/.test(attribute(date, "date1904") ?? ""),
  };
};

/** `BC12` is column 54. */
const columnOf = (address: string): number => {
  let column = 0;
  for (const sign of address) {
    const code = sign.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return column - 1;
};

const CELL = /<(?:\w+:)?c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g;
const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/;
const FORMULA = /<(?:\w+:)?f(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?f>/;
const ADDRESS = /\sr="([A-Z]+)/;
const TYPE = /\st="(\w+)"/;
const STYLE = /\ss="(\d+)"/;
const PLAIN: NumberFormat = { as: "plain" };

/** A formula whose value nobody has stored: written by a program that does not calculate. */
const uncalculated = (content: string): string => {
  const formula = FORMULA.exec(content)?.[1] ?? "";
  return formula === "" ? "" : `${VALUELESS}=${unescapeXml(formula)}`;
};

const cellText = (tag: string, content: string, { strings, formats, from1904 }: Book): string => {
  const type = TYPE.exec(tag)?.[1] ?? "n";
  if (type === "inlineStr") return stringText(content);
  const value = VALUE.exec(content)?.[1];
  if (value === undefined || (value === "" && type !== "str")) return uncalculated(content);
  if (type === "e") return VALUELESS + unescapeXml(value);
  if (type === "s") return strings[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type === "d") return value.replace("T", " ").replace(/(\.\d+)?Z?$/, "");
  if (type !== "n") return unescapeXml(value);
  return numberText(value.trim(), formats[Number(STYLE.exec(tag)?.[1] ?? 0)] ?? PLAIN, from1904);
};

const MOST_COLUMNS = 256;

const cellsOf = (xml: string, book: Book): string[] => {
  const cells: string[] = [];
  let next = 0;
  for (const [, tag = "", content = ""] of xml.matchAll(CELL)) {
    const address = ADDRESS.exec(tag)?.[1];
    const at = address === undefined ? next : columnOf(address);
    next = at + 1;
    if (at >= MOST_COLUMNS || content === "") continue;
    while (cells.length < at) cells.push("");
    cells[at] = cellText(tag, content, book).trim();
  }
  return cells;
};

/** @throws NoZipFile for what is no xlsx file at all, NoWorkbook for another kind of zip file */
export async function* readSheet(file: Blob): AsyncGenerator<SheetRow> {
  const zip = await ZipReader.open(file);
  const book = await openBook(zip);
  let number = 0;
  for await (const [tag, xml] of elements(zip.pieces(book.sheet), "row")) {
    number = Number(attribute(tag, "r") ?? number + 1);
    const cells = cellsOf(xml, book);
    if (cells.some((cell) => cell !== "")) yield { number, cells };
  }
}
