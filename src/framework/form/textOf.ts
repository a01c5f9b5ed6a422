/** A value as an input's text: nothing is empty, a number is its digits. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" && !Number.isNaN(value) ? String(value) : "";
