// Reads one sheet of an xlsx file row by row, every cell as text. Call it through readWorkbook.ts, which checks the file
// first, because `xlsx` keeps the whole sheet in memory.
import { type CellObject, parse_zip, type ParsingOptions, type WorkBook } from "xlsx";
import { errorText, numberFormatOf, type NumberFormat, numberText, cleanCellText, NO_VALUE_MARK } from "./cellText";
import { hiddenRows } from "./hiddenRows";
import { type UnpackedBook, unpackBook } from "./unpackBook";

export interface SheetRow {
  /** The number of the row in the file, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** Whether a filter or a person has hidden it. */
  readonly isHidden: boolean;
}

/** The sheets that are not hidden, and the one to read. */
export interface OpenedBook {
  readonly sheets: readonly string[];
  readonly sheet: string;
}

export interface ReadOptions {
  /** The name of the sheet. Default: the first one that is not hidden. */
  readonly sheet?: string | undefined;
  /** Called before the first row. */
  readonly opened?: (book: OpenedBook) => void;
  /**
   * Called after the first rows of a large file, and awaited, so that the caller can show these rows. Reading the rest
   * blocks the thread for seconds.
   */
  readonly rest?: (() => Promise<void>) | undefined;
}

/** The file is a zip file, but not a workbook. */
export class NotAWorkbook extends Error {}

/** The file formats that are accepted: workbooks with or without macros. Macros never run. */
const TAKEN: ReadonlySet<string | undefined> = new Set(["xlsx", "xlsm"]);

/** Stubs are needed for formulas that were never calculated, and formats to recognise dates. */
const READ = { dense: true, cellNF: true, cellText: false, cellHTML: false, sheetStubs: true } as const;

/** If people wait, a file with more bytes is read twice: first only its first rows, so that they appear without delay. */
const LARGE = 500_000;
const FIRST_ROWS = 1000;

type Limited = Pick<ParsingOptions, "bookSheets" | "sheets" | "sheetRows">;

const open = (files: UnpackedBook, limited: Limited): WorkBook => {
  try {
    const book = parse_zip(files, { ...READ, ...limited });
    if (TAKEN.has(book.bookType)) return book;
  } catch {
    // The error is reported below: another kind of zip file, or a damaged file.
  }
  throw new NotAWorkbook("There is no workbook in this file.");
};

interface Manner {
  readonly from1904: boolean;
  /** The formats found in the book, by their codes. */
  readonly formats: Map<string, NumberFormat>;
}

const formatIn = ({ formats }: Manner, code: string): NumberFormat => {
  const found = formats.get(code) ?? numberFormatOf(code);
  formats.set(code, found);
  return found;
};

const cellText = (cell: CellObject, manner: Manner): string => {
  if (cell.t === "e") return NO_VALUE_MARK + errorText(Number(cell.v));
  if (cell.t === "z") return cell.f === undefined ? "" : `${NO_VALUE_MARK}=${cell.f}`;
  if (cell.t === "b") return cell.v === true ? "TRUE" : "FALSE";
  if (cell.t === "n") return numberText(Number(cell.v), formatIn(manner, String(cell.z ?? "")), manner.from1904);
  return cleanCellText(String(cell.v ?? ""));
};

const cellsOf = (row: readonly (CellObject | undefined)[], manner: Manner): readonly string[] => {
  const cells = Array.from(row, (cell) => (cell == null ? "" : cellText(cell, manner)));
  while (cells.at(-1) === "") cells.pop();
  return cells;
};

interface ChosenSheet {
  readonly files: UnpackedBook;
  /** The position of the sheet among all sheets. */
  readonly at: number;
  readonly hidden: ReadonlySet<number>;
}

/** The non-empty rows from an index on. `most`: the number of rows to read; 0 reads all. */
function* rowsIn({ files, at, hidden }: ChosenSheet, from: number, most: number): Generator<SheetRow> {
  const book = open(files, { sheets: [at], sheetRows: most });
  const sheet = book.Sheets[book.SheetNames[at] ?? ""];
  if (sheet === undefined) throw new NotAWorkbook("There is no sheet in this file.");
  const manner = { from1904: book.Workbook?.WBProps?.date1904 === true, formats: new Map() };
  const rows = sheet["!data"] ?? [];
  for (let row = from; row < rows.length; row += 1) {
    // An empty row is missing from the sheet.
    const cells = cellsOf(rows[row] ?? [], manner);
    if (cells.length > 0) yield { number: row + 1, cells, isHidden: hidden.has(row + 1) };
  }
}

/** Texts take the longest to read, and the list of sheets does not need them. */
const withoutTexts = ({ files }: UnpackedBook): UnpackedBook => ({
  files: Object.fromEntries(Object.entries(files).filter(([name]) => !/sharedStrings/i.test(name))),
});

const isVisible = ({ Workbook }: WorkBook, at: number): boolean => (Workbook?.Sheets?.[at]?.Hidden ?? 0) === 0;

/** @throws NotAWorkbook */
const chooseSheet = (files: UnpackedBook, { sheet, opened }: ReadOptions): ChosenSheet => {
  const book = open(withoutTexts(files), { sheets: [] });
  const all = book.SheetNames;
  const visible = all.filter((_, at) => isVisible(book, at));
  const sheets = visible.length > 0 ? visible : all;
  const chosen = sheets.find((name) => name === sheet) ?? sheets[0] ?? "";
  opened?.({ sheets, sheet: chosen });
  const at = all.indexOf(chosen);
  const part: unknown = Reflect.get(book, "Directory");
  const id: unknown = Reflect.get(book.Workbook?.Sheets?.[at] ?? {}, "id");
  return { files, at, hidden: hiddenRows(files, workbookOf(part), String(id)) };
};

/** The path of the part with the list of sheets. */
const workbookOf = (directory: unknown): string => {
  const parts: unknown = typeof directory === "object" && directory !== null ? Reflect.get(directory, "workbooks") : [];
  return Array.isArray(parts) ? String(parts[0]) : "";
};

/** @throws NotAZipFile if the file is not a zip file, NotAWorkbook for another kind of zip file or a damaged one */
export async function* readSheet(file: Blob, options: ReadOptions = {}): AsyncGenerator<SheetRow> {
  const { rest } = options;
  const chosen = chooseSheet(await unpackBook(file), options);
  let from = 0;
  if (rest && file.size > LARGE) {
    yield* rowsIn(chosen, 0, FIRST_ROWS);
    from = FIRST_ROWS;
    await rest();
  }
  yield* rowsIn(chosen, from, 0);
}
