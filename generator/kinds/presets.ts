import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { buildSchema, options, textual, editWith } from "./pieces";

const scalar = z.union([z.string(), z.number()]);

/** A table that fills fields from others: prices from months and days kept. It is on no wire itself. */
export const presets = {
  ...textual,
  options: z.object({
    /** Fields that choose a row; an attribute is named with its field: attr.lifecycle. */
    match: z.array(z.string()).min(1),
    /** Fields it fills. */
    set: z.array(z.string()).min(1),
    /** Values of `match`, then those of `set`. */
    rows: z.array(z.array(scalar)).min(1),
  }),
  table: { heads: ["match", "set"], rows: "rows" },
  filters: [],
  sortable: false,
  listed: false,
  expects: "nothing: it fills other fields",
  accepts: () => false,
  storage: () => null,
  schema: (field) => buildSchema("text", field),
  column: () => null,
  display: () => null,
  input: (field) => editWith("PresetsInput", field, options(field, "match", "set", "rows")),
  filter: () => null,
  sample: () => null,
} satisfies FieldKind;
