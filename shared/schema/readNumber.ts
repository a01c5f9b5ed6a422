const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** A finite number from a number, or from its digits, as a spreadsheet or an input has them. Otherwise null. */
export function readNumber(input: unknown): number | null {
  const text = typeof input === "string" ? input.trim() : "";
  const value = typeof input === "number" ? input : DECIMAL.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** An integer that no double holds exactly, as its digits: a platform may have such keys. */
export const isLong = (input: unknown): input is string =>
  typeof input === "string" && /^-?[1-9]\d{15,19}$/.test(input) && !Number.isSafeInteger(Number(input));

/** Like readNumber, but only integers that a double holds exactly. */
export function readInteger(input: unknown): number | null {
  const value = readNumber(input);
  return value !== null && Number.isSafeInteger(value) ? value : null;
}
