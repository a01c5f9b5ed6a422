import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, textBase, inputFor } from "./pieces";

/** Yes or no; 1 or 0 on the wire. */
export const booleanKind = {
  ...textBase,
  written: "flag",
  filters: ["equals"],
  holds: () => "number",
  expects: "true or false",
  accepts: (value) => typeof value === "boolean" || value === 0 || value === 1,
  storage: () => "integer",
  wire: () => "boolean",
  schema: (field) => buildSchema("flag", field),
  column: (field) => viewPart("FlagColumn", field),
  display: (field) => viewPart("FlagField", field),
  input: (field) => inputFor("FlagInput", field),
  filter: (field) => viewPart("FlagFilter", field),
  sample: (_, draw) => (draw.chance(0.7) ? 1 : 0),
} satisfies FieldKind;
