import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { unsentBase, inputFor, options } from "./pieces";

const scalar = z.union([z.string(), z.number()]);

/** Fills in other fields from a table, such as prices by months and days. It is not sent. */
export const presetsKind = {
  ...unsentBase,
  options: z.object({
    match: z.array(z.string()).min(1),
    set: z.array(z.string()).min(1),
    rows: z.array(z.array(scalar)).min(1),
  }),
  table: { heads: ["match", "set"], rows: "rows" },
  expects: "nothing: it fills other fields",
  display: () => null,
  input: (field) => inputFor("PresetsInput", field, options(field, "match", "set", "rows")),
} satisfies FieldKind;
