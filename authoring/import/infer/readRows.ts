// The rows of a file: JSON, one JSON object a line, CSV, or xlsx.
import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { NO_VALUE_MARK, visibleText } from "../../../features/sheets/book/cellText";
import { DEFAULT_WORKBOOK_LIMITS, WorkbookRefused } from "../../../features/sheets/book/guard";
import type { OpenedBook } from "../../../features/sheets/book/readSheet";
import { readWorkbook } from "../../../features/sheets/book/readWorkbook";
import { type JsonObject, isJsonObject } from "../facts";
import { ImportRefusal } from "../Refusal";

export interface TableInFile {
  readonly name: string;
  readonly rows: readonly JsonObject[];
}

const isRows = (value: unknown): value is readonly JsonObject[] =>
  Array.isArray(value) && value.length > 0 && value.every(isJsonObject);

/** The lists of records in a value: itself, or its members. A single list in an envelope has the name of the file. */
export const findTables = (value: unknown, name: string, depth = 0): readonly TableInFile[] => {
  if (isRows(value)) return [{ name, rows: value }];
  if (!isJsonObject(value) || depth > 2) return [];
  const found = Object.entries(value).flatMap(([member, held]) => findTables(held, member, depth + 1));
  const [only] = found;
  return only !== undefined && found.length === 1 ? [{ ...only, name }] : found;
};

const jsonIn = (text: string, place: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    try {
      return lines.map((line) => JSON.parse(line));
    } catch {
      throw new ImportRefusal(`${place} is neither JSON nor one JSON object a line. Correct it, and name it again.`);
    }
  }
};

/** The cells of a text, with the separator that its first line has most often. */
const cellsIn = (text: string): readonly (readonly string[])[] => {
  const [first = ""] = text.split("\n");
  const separator =
    [",", ";", "\t", "|"].sort((one, other) => first.split(other).length - first.split(one).length)[0] ?? ",";
  const rows: string[][] = [[]];
  let [cell, isQuoted] = ["", false];
  const end = (): void => {
    rows.at(-1)?.push(cell);
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell === "")) isQuoted = !isQuoted;
    else if (!isQuoted && sign === separator) end();
    else if (!isQuoted && sign === "\n") {
      end();
      rows.push([]);
    } else if (isQuoted || sign !== "\r") cell += sign;
  }
  end();
  return rows.filter((row) => row.some((one) => one.trim() !== ""));
};

const WHOLE = /^-?(?:0|[1-9]\d{0,14})$/;
const DECIMAL = /^-?(?:0|[1-9]\d*)\.\d+$/;
const FLAG = /^(?:true|false)$/i;

/** Texts of cells as the values that all cells of a column have. A number with leading zeros stays a text. */
const typedColumn = (texts: readonly string[]): readonly unknown[] => {
  const given = texts.filter((text) => text !== "");
  const are = (...patterns: readonly RegExp[]): boolean =>
    given.length > 0 && given.every((text) => patterns.some((pattern) => pattern.test(text)));
  const read = are(WHOLE, DECIMAL)
    ? Number
    : are(FLAG)
      ? (text: string): boolean => text.toLowerCase() === "true"
      : (text: string): string => text;
  return texts.map((text) => (text === "" ? null : read(text)));
};

const rowsOf = ([head = [], ...body]: readonly (readonly string[])[]): readonly JsonObject[] => {
  const names = head.map((name, at) => name.trim() || `Column ${at + 1}`);
  const columns = names.map((_, at) => typedColumn(body.map((row) => (row[at] ?? "").trim())));
  return body.map((_, at) => Object.fromEntries(names.map((name, column) => [name, columns[column]?.[at] ?? null])));
};

/** @throws Refusal */
const sheetsIn = async (bytes: Buffer, place: string): Promise<readonly TableInFile[]> => {
  const file = new Blob([Uint8Array.from(bytes)]);
  const readSheet = async (sheet?: string) => {
    let sheets: readonly string[] = [];
    const rows: string[][] = [];
    const options = { sheet, opened: (book: OpenedBook) => ({ sheets } = book) };
    for await (const { cells } of readWorkbook(file, DEFAULT_WORKBOOK_LIMITS, options))
      rows.push(cells.map((text) => (text.startsWith(NO_VALUE_MARK) ? "" : visibleText(text))));
    return { sheets, rows: rowsOf(rows) };
  };
  try {
    const { sheets, rows } = await readSheet();
    const tables = [{ name: sheets[0] ?? "", rows }];
    for (const name of sheets.slice(1)) tables.push({ name, rows: (await readSheet(name)).rows });
    return tables.filter((table) => table.rows.length > 0);
  } catch (error) {
    if (error instanceof WorkbookRefused)
      throw new ImportRefusal(
        `${place} is too large or harmful: ${error.limit} over ${error.max}. Save what you need of it as CSV, and name that.`,
      );
    throw new ImportRefusal(`${place} is no workbook. Save it as xlsx or CSV, and name it again.`);
  }
};

/** @throws Refusal */
export const readTables = async (place: string): Promise<readonly TableInFile[]> => {
  const extension = extname(place).toLowerCase();
  const name = basename(place).slice(0, -extension.length || undefined);
  let bytes: Buffer;
  try {
    bytes = readFileSync(place);
  } catch {
    throw new ImportRefusal(`${place} cannot be read. Name a file with rows: JSON, NDJSON, CSV or xlsx.`);
  }
  if (bytes.subarray(0, 2).toString("latin1") === "PK") {
    const sheets = await sheetsIn(bytes, place);
    return sheets.length === 1 ? sheets.map(({ rows }) => ({ name, rows })) : sheets;
  }
  const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
  if (text.includes("\0"))
    throw new ImportRefusal(`${place} is no text. Name a file with rows: JSON, NDJSON, CSV or xlsx.`);
  if (/^\s*[[{]/.test(text)) return findTables(jsonIn(text, place), name);
  const rows = rowsOf(cellsIn(text));
  return rows.length === 0 ? [] : [{ name, rows }];
};
