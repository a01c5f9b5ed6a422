import type { Cell } from "./Cell";

/** A spreadsheet would execute such a text as a formula, so it gets a leading apostrophe. */
const FORMULA = /^[=+\-@\t\r]/;

const field = (cell: Cell): string => {
  const text = typeof cell === "string" ? (FORMULA.test(cell) ? `'${cell}` : cell) : cell.text;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A line of RFC 4180, including the line break. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(field).join(",")}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";
