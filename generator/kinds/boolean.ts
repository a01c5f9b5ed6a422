import type { FieldKind } from "./FieldKind";
import { buildSchema, showWith, textual, editWith } from "./pieces";

/** Yes or no; 1 or 0 on the wire. */
export const boolean = {
  ...textual,
  written: "flag",
  filters: ["equals"],
  holds: () => "number",
  expects: "true or false",
  accepts: (value) => typeof value === "boolean" || value === 0 || value === 1,
  storage: () => "integer",
  wire: () => "boolean",
  schema: (field) => buildSchema("flag", field),
  column: (field) => showWith("FlagColumn", field),
  display: (field) => showWith("FlagField", field),
  input: (field) => editWith("FlagInput", field),
  filter: (field) => showWith("FlagFilter", field),
  sample: (_, draw) => (draw.chance(0.7) ? 1 : 0),
} satisfies FieldKind;
