import { parseJson } from "../../../shared/schema/parseJson";
import { isObject } from "../wire/readAnswer";

type Row = Readonly<Record<string, unknown>>;

/** The rows of a nested list. The platform may also answer them as JSON text. */
export const readRows = (value: unknown): readonly Row[] => {
  const rows = typeof value === "string" ? parseJson(value) : value;
  return Array.isArray(rows) ? rows.filter(isObject) : [];
};
