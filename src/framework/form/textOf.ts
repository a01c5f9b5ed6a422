/** A value as the text of an input: null and undefined are empty, a number is its digits. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" && !Number.isNaN(value) ? String(value) : "";
