import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { built, drawn, options, textual, typed } from "./pieces";

/** A password or private key: masked, never listed, kept when left empty. */
export const secret = {
  ...textual,
  options: z.object({ min: z.int().min(0).optional(), max: z.int().min(1).optional() }),
  filters: [],
  sortable: false,
  listed: false,
  secret: true,
  schema: (field) => built("secret", field, options(field, "min", "max")),
  column: () => null,
  display: (field) => drawn("SecretField", field),
  input: (field) => typed("SecretInput", field, options(field, "min", "max")),
  filter: () => null,
  sample: (_, draw) => Array.from({ length: 4 }, () => draw.integer(0x1000, 0xffff).toString(16)).join(""),
} satisfies FieldKind;
