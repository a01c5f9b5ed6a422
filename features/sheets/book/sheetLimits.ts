// Limits of the xlsx format.
export const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** The maximum number of rows in a sheet. More rows go to another sheet. */
export const MAX_SHEET_ROWS = 1_048_576;
/** The maximum number of characters in a cell. */
const CELL_TEXT = 32_767;

/** Characters that no sheet can contain: control characters, and halves of a letter. */
export const FORBIDDEN_CHARACTERS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot contain them
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The part of a text that a cell can contain. */
export const textForCell = (text: string): string => text.replace(FORBIDDEN_CHARACTERS, "").slice(0, CELL_TEXT);

/** The name of a sheet must not contain []:*?/\ and has at most 31 characters. Parts of a long sheet are numbered from 1. */
export const sheetName = (title: string, part: number): string =>
  textForCell(`${title.replace(/[[\]:*?/\\]/g, " ").slice(0, 26) || "Sheet"}${part > 1 ? ` ${part}` : ""}`);
