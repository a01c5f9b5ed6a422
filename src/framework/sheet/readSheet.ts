// The first visible sheet of an xlsx file, row by row, every cell as text. The guard (readWorkbook.ts) comes first: `xlsx` holds
// the whole book in memory.
import { type CellObject, read, type WorkBook } from "xlsx";
import { NoZipFile } from "./NoZipFile";
import { errorText, formatOf, numberText, VALUELESS } from "./cellText";

export interface SheetRow {
  /** As the file counts them, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** The file is a zip file, but no workbook. */
export class NoWorkbook extends Error {}

const ZIP = [0x50, 0x4b];
/** Of what `xlsx` reads, what the console takes: with and without macros, which nobody runs here. */
const TAKEN: ReadonlySet<string | undefined> = new Set(["xlsx", "xlsm"]);

/** Stubs show formulas that were never calculated; formats, what is a date. */
const READ = { type: "array", dense: true, cellNF: true, cellText: false, cellHTML: false, sheetStubs: true } as const;

const open = (bytes: Uint8Array): WorkBook => {
  if (ZIP.some((byte, at) => bytes[at] !== byte)) throw new NoZipFile();
  try {
    const book = read(bytes, READ);
    if (TAKEN.has(book.bookType)) return book;
  } catch {
    // Told below: a zip file of another kind, or a damaged one.
  }
  throw new NoWorkbook("There is no workbook in this file.");
};

const cellText = (cell: CellObject, from1904: boolean): string => {
  if (cell.t === "e") return VALUELESS + errorText(Number(cell.v));
  if (cell.t === "z") return cell.f === undefined ? "" : `${VALUELESS}=${cell.f}`;
  if (cell.t === "b") return cell.v === true ? "TRUE" : "FALSE";
  if (cell.t === "n") return numberText(Number(cell.v), formatOf(String(cell.z ?? "")), from1904);
  return String(cell.v ?? "").trim();
};

const cellsOf = (row: readonly (CellObject | undefined)[], from1904: boolean): readonly string[] => {
  const cells = Array.from(row, (cell) => (cell == null ? "" : cellText(cell, from1904)));
  while (cells.at(-1) === "") cells.pop();
  return cells;
};

/** @throws NoZipFile for what is no xlsx file at all, NoWorkbook for another kind of zip file and a damaged one */
export async function* readSheet(file: Blob): AsyncGenerator<SheetRow> {
  const book = open(new Uint8Array(await file.arrayBuffer()));
  const isShown = book.SheetNames.findIndex((_, at) => (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) === 0);
  const sheet = book.Sheets[book.SheetNames[Math.max(0, isShown)] ?? ""];
  if (sheet === undefined) throw new NoWorkbook("There is no sheet in this file.");
  const from1904 = book.Workbook?.WBProps?.date1904 === true;
  for (const [at, row] of (sheet["!data"] ?? []).entries()) {
    // A row that is empty is not there at all.
    const cells = row === undefined ? [] : cellsOf(row, from1904);
    if (cells.length > 0) yield { number: at + 1, cells };
  }
}
