import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { derived, editWith, options } from "./pieces";

const scalar = z.union([z.string(), z.number()]);

/** Fills in fields by a table: prices by months and days. It is not sent itself. */
export const presets = {
  ...derived,
  options: z.object({
    /** The fields that choose a row. A nested field is written attr.lifecycle. */
    match: z.array(z.string()).min(1),
    /** The fields that are filled in. */
    set: z.array(z.string()).min(1),
    /** The values of `match`, then those of `set`. */
    rows: z.array(z.array(scalar)).min(1),
  }),
  table: { heads: ["match", "set"], rows: "rows" },
  expects: "nothing: it fills other fields",
  display: () => null,
  input: (field) => editWith("PresetsInput", field, options(field, "match", "set", "rows")),
} satisfies FieldKind;
