/** The longest shape, in characters. */
const LONGEST = 1000;

/** The SQL of a statement without values, so that statements that differ only in values have the same shape. */
export const statementShapeOf = (sql: string): string =>
  sql
    .replaceAll(/'(?:[^']|'')*'/g, "?")
    .replaceAll(/\$\d+|(?<![\w"])\d+(?:\.\d+)?\b/g, "?")
    .replaceAll(/\((?:\?, ?)+\?\)/g, "(?)")
    .replaceAll(/(?:\(\?\), ?)+\(\?\)/g, "(?)")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST);
