import type { Cell } from "./Cell";

/** Text a spreadsheet would take for a formula gets an apostrophe in front: shown as it is, never run. */
const FORMULA = /^[=+\-@\t\r]/;

const field = (cell: Cell): string => {
  const text = typeof cell === "string" ? (FORMULA.test(cell) ? `'${cell}` : cell) : cell.text;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line of RFC 4180, with its line break. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(field).join(",")}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";
