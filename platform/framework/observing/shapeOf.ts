/** Bytes of a statement that are enough to know it by. */
const LONGEST = 1000;

/** A statement without its values: statements that differ only in values, or in how many there are, have one shape. */
export const shapeOf = (sql: string): string =>
  sql
    .replaceAll(/'(?:[^']|'')*'/g, "?")
    .replaceAll(/\$\d+|(?<![\w"])\d+(?:\.\d+)?\b/g, "?")
    .replaceAll(/\((?:\?, ?)+\?\)/g, "(?)")
    .replaceAll(/(?:\(\?\), ?)+\(\?\)/g, "(?)")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST);
