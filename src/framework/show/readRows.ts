type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** The rows of a nested list, which the platform may also answer as JSON text. */
export const readRows = (value: unknown): readonly Row[] => {
  if (typeof value === "string" && value.startsWith("[")) {
    try {
      return readRows(JSON.parse(value));
    } catch {
      return [];
    }
  }
  return Array.isArray(value) ? value.filter(isRow) : [];
};
