import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { unsentBase, inputFor, options } from "./pieces";

const scalar = z.union([z.string(), z.number()]);

/** Fills in other fields from a table, such as prices by months and days. It is not sent. */
export const presets = {
  ...unsentBase,
  options: z.object({
    /** The fields that select a row. A nested attribute: attr.lifecycle. */
    match: z.array(z.string()).min(1),
    /** The fields to fill in. */
    set: z.array(z.string()).min(1),
    /** Each row has the values of `match`, then those of `set`. */
    rows: z.array(z.array(scalar)).min(1),
  }),
  table: { heads: ["match", "set"], rows: "rows" },
  expects: "nothing: it fills other fields",
  display: () => null,
  input: (field) => inputFor("PresetsInput", field, options(field, "match", "set", "rows")),
} satisfies FieldKind;
