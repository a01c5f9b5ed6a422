// What a spreadsheet bears, whoever writes it.
export const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Rows a sheet holds at most; what exceeds it goes to a further sheet. */
export const SHEET_ROWS = 1_048_576;
/** Characters a cell holds at most. */
const CELL_TEXT = 32_767;

const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold these at all
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** As much of a text as a cell holds. */
export const clean = (text: string): string => text.replace(FORBIDDEN, "").slice(0, CELL_TEXT);

/** Names of sheets allow no []:*?/\ and 31 characters; the parts of a long one are numbered from 1. */
export const sheetName = (title: string, part: number): string =>
  clean(`${title.replace(/[[\]:*?/\\]/g, " ").slice(0, 26) || "Sheet"}${part > 1 ? ` ${part}` : ""}`);
