const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** A finite number from a number, or from its digits in a spreadsheet or an input. Otherwise null. */
export function readNumber(input: unknown): number | null {
  const text = typeof input === "string" ? input.trim() : "";
  const value = typeof input === "number" ? input : DECIMAL.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** The digits of an integer that a double cannot hold exactly. Some platforms have such keys. */
export const isLongInteger = (input: unknown): input is string =>
  typeof input === "string" && /^-?[1-9]\d{15,19}$/.test(input) && !Number.isSafeInteger(Number(input));

/** Like readNumber, but only integers that a double holds exactly. */
export function readInteger(input: unknown): number | null {
  const value = readNumber(input);
  return value !== null && Number.isSafeInteger(value) ? value : null;
}
