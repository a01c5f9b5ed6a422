// A workbook that fits into a worker's memory, written by `xlsx`. Workbook.ts streams workbooks without a limit.
import { type CellObject, utils, type WorkSheet, write } from "xlsx";
import type { Cell } from "./Cell";
import { DATE_FORMAT } from "./dateFormat";
import { textForCell, sheetName, MAX_SHEET_ROWS, WORKBOOK_TYPE } from "./sheetLimits";

/** If there is a string table, the sheet has only ASCII letters, and takes one byte per letter in memory. */
const WRITE = { type: "buffer", bookType: "xlsx", compression: true, bookSST: true } as const;

/** Keeps the two decimals of money. */
const MONEY = "0.00";
/** Keeps typed text unchanged, including leading zeros. */
const TEXT = "@";
const cellOf = (cell: Cell, typed: boolean): CellObject | null => {
  if (typeof cell === "object") {
    if (cell.number === null) return cellOf(cell.text, typed);
    if (cell.as === "error") return { t: "e", v: cell.number };
    const format = cell.as === "date" ? DATE_FORMAT : /\.\d\d$/.test(cell.text) ? MONEY : null;
    return { t: "n", v: cell.number, ...(format !== null && { z: format }) };
  }
  if (cell === "") return typed ? { t: "z", z: TEXT } : null;
  return { t: "s", v: textForCell(cell), ...(typed && { z: TEXT }) };
};

/** The row is sparse: it has no empty cells. */
const rowOf = (cells: readonly Cell[], typed: boolean): CellObject[] => {
  const row: CellObject[] = [];
  for (const [at, cell] of cells.entries()) {
    const one = cellOf(cell, typed);
    if (one !== null) row[at] = one;
  }
  return row;
};

export class SheetBook {
  readonly #book = utils.book_new();
  readonly #typed: boolean;
  readonly #title: string;
  readonly #header: readonly string[];
  #part = 1;
  #rows: CellObject[][] = [];

  /** `typed`: people will fill it in by hand, so every column is text. */
  constructor(title: string, header: readonly string[], typed = false) {
    this.#title = title;
    this.#header = header;
    this.#typed = typed;
    this.#begin();
  }

  add(rows: readonly (readonly Cell[])[]): void {
    for (const cells of rows) {
      if (this.#rows.length >= MAX_SHEET_ROWS) {
        this.#close();
        this.#part += 1;
        this.#begin();
      }
      this.#rows.push(rowOf(cells, this.#typed));
    }
  }

  #begin(): void {
    this.#rows = [rowOf(this.#header, false)];
  }

  #close(): void {
    const columns = Math.max(1, this.#header.length);
    const last = utils.encode_cell({ r: Math.max(0, this.#rows.length - 1), c: columns - 1 });
    const sheet: WorkSheet = {
      "!data": this.#rows,
      "!ref": `A1:${last}`,
      "!cols": Array.from({ length: columns }, () => ({ wch: 20 })),
    };
    utils.book_append_sheet(this.#book, sheet, sheetName(this.#title, this.#part));
    this.#rows = [];
  }

  finish(): Blob {
    this.#close();
    const file: Uint8Array<ArrayBuffer> = write(this.#book, WRITE);
    return new Blob([file], { type: WORKBOOK_TYPE });
  }
}
