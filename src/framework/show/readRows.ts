import { isObject } from "../wire/readAnswer";

type Row = Readonly<Record<string, unknown>>;

/** The rows of a nested list, which the platform may also answer as JSON text. */
export const readRows = (value: unknown): readonly Row[] => {
  if (typeof value === "string" && value.startsWith("[")) {
    try {
      return readRows(JSON.parse(value));
    } catch {
      return [];
    }
  }
  return Array.isArray(value) ? value.filter(isObject) : [];
};
