import type { FieldKind } from "./FieldKind";
import { built, drawn, textual, typed } from "./pieces";

/** Yes or no; 1 or 0 on the wire. */
export const boolean = {
  ...textual,
  filters: ["equals"],
  holds: () => "number",
  expects: "true or false",
  accepts: (value) => typeof value === "boolean" || value === 0 || value === 1,
  storage: () => "integer",
  wire: () => "boolean",
  type: () => ({ literals: [0, 1] }),
  schema: (field) => built("flag", field),
  column: (field) => drawn("FlagColumn", field),
  display: (field) => drawn("FlagField", field),
  input: (field) => typed("FlagInput", field),
  filter: (field) => drawn("FlagFilter", field),
  sample: (_, draw) => (draw.chance(0.7) ? 1 : 0),
} satisfies FieldKind;
