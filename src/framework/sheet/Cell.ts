/** A cell of a sheet: text, or a number together with its text in the record. */
export type Cell = string | { readonly number: number; readonly text: string };

/** The most digits that a spreadsheet keeps exactly. */
export const EXACT_DIGITS = 15;

/** The text of a value: JSON for lists and objects, "" for none. */
export const textCell = (value: unknown): string =>
  value == null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);

/** A number if a spreadsheet keeps it exactly. Otherwise text, so that no digit is lost. */
export const numberCell = (value: unknown): Cell => {
  const text = value == null ? "" : String(value).trim();
  if (!/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)) return text;
  return text.replace(/\D/g, "").length > EXACT_DIGITS ? text : { number: Number(text), text };
};
