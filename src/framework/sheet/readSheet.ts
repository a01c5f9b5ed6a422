// Reads the first visible sheet of an xlsx file row by row, every cell as text. Call it through readWorkbook.ts, which checks the file
// first: `xlsx` keeps the whole workbook in memory.
import { type CellObject, parse_zip, type WorkBook } from "xlsx";
import { errorText, formatOf, numberText, VALUELESS } from "./cellText";
import { type UnpackedBook, unpackBook } from "./unpackBook";

export interface SheetRow {
  /** The number of the row in the file, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** The file is a zip file, but not a workbook. */
export class NoWorkbook extends Error {}

/** The formats that are accepted, of those that `xlsx` reads: with or without macros. Macros are never run. */
const TAKEN: ReadonlySet<string | undefined> = new Set(["xlsx", "xlsm"]);

/** Stubs are needed for formulas that were never calculated, formats to recognise dates. */
const READ = { dense: true, cellNF: true, cellText: false, cellHTML: false, sheetStubs: true } as const;

/** For people, a file of more bytes is read twice: first only its first rows, so that nobody waits seconds to see them. */
const LARGE = 500_000;
const FIRST_ROWS = 1000;

/** @param most the number of rows to read; 0 reads all */
const open = (files: UnpackedBook, most: number): WorkBook => {
  try {
    const book = parse_zip(files, { ...READ, sheetRows: most });
    if (TAKEN.has(book.bookType)) return book;
  } catch {
    // Reported below: another kind of zip file, or a damaged one.
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

/** The rows from an index on that are not empty. */
function* rowsIn(book: WorkBook, from: number): Generator<SheetRow> {
  const isShown = book.SheetNames.findIndex((_, at) => (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) === 0);
  const sheet = book.Sheets[book.SheetNames[Math.max(0, isShown)] ?? ""];
  if (sheet === undefined) throw new NoWorkbook("There is no sheet in this file.");
  const from1904 = book.Workbook?.WBProps?.date1904 === true;
  const rows = sheet["!data"] ?? [];
  for (let at = from; at < rows.length; at += 1) {
    // An empty row is missing from the sheet.
    const cells = cellsOf(rows[at] ?? [], from1904);
    if (cells.length > 0) yield { number: at + 1, cells };
  }
}

/**
 * @param rest is for a reader who shows the first rows. It is awaited after those of a large file: reading the others blocks the
 * thread for seconds.
 * @throws NoZipFile when the file is not a zip file, NoWorkbook for another kind of zip file or a damaged one
 */
export async function* readSheet(file: Blob, rest?: () => Promise<void>): AsyncGenerator<SheetRow> {
  const files = await unpackBook(file);
  let from = 0;
  if (rest && file.size > LARGE) {
    yield* rowsIn(open(files, FIRST_ROWS), 0);
    from = FIRST_ROWS;
    await rest();
  }
  yield* rowsIn(open(files, 0), from);
}
