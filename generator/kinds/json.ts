import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, textBase, inputFor } from "./pieces";

export const isJsonText = (value: unknown): boolean => {
  if (typeof value !== "string") return false;
  if (value === "") return true;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
};

/** Any JSON, as text on the wire. */
export const jsonKind = {
  ...textBase,
  written: "json",
  filters: [],
  sortable: false,
  listed: false,
  expects: "JSON as a text",
  accepts: isJsonText,
  schema: (field) => buildSchema("jsonText", field),
  column: (field) => viewPart("JsonColumn", field),
  display: (field) => viewPart("JsonField", field),
  input: (field) => inputFor("JsonInput", field),
  filter: () => null,
  sample: (_, draw) => JSON.stringify({ days: draw.pick([1, 7, 30]), limit: draw.integer(1, 10) * 100 }),
} satisfies FieldKind;
