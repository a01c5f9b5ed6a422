/** What a cell of a sheet is written from: a number is written as one, `text` being how it stood in the record. */
export type Cell = string | { readonly number: number; readonly text: string };

/** Digits a spreadsheet keeps exactly. */
export const EXACT_DIGITS = 15;

/** A number where a spreadsheet keeps it whole; text otherwise, so that no digit is lost. */
export const numberCell = (value: unknown): Cell => {
  const text = value == null ? "" : String(value).trim();
  if (!/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)) return text;
  return text.replace(/\D/g, "").length > EXACT_DIGITS ? text : { number: Number(text), text };
};
