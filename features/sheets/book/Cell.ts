/** A cell of a sheet: text, or a value together with its text. */
export type Cell = string | ValueCell;

export interface ValueCell {
  /** The number that a spreadsheet calculates with. Null for digits that it cannot keep as a number; they are written as text. */
  readonly number: number | null;
  readonly text: string;
  /** Whether the number is a date and time, in days since the last day of 1899, or an error such as #N/A. */
  readonly as?: "date" | "error";
}

/** The maximum number of digits that a spreadsheet stores exactly. */
export const EXACT_DIGITS = 15;

/** The text of a value: JSON for lists and objects, "" for none. */
export const toTextCell = (value: unknown): string =>
  value == null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);

/** A number if a spreadsheet stores it exactly. Otherwise a text, so that no digit is lost. */
export const toNumberCell = (value: unknown): Cell => {
  const text = value == null ? "" : String(value).trim();
  if (!/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)) return text;
  return { number: text.replace(/\D/g, "").length > EXACT_DIGITS ? null : Number(text), text };
};
