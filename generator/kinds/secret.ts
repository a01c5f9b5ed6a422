import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { buildSchema, showWith, options, textual, editWith } from "./pieces";

/** A password or private key. It is masked and not listed, and an empty input keeps the old one. */
export const secret = {
  ...textual,
  format: "password",
  options: z.object({ min: z.int().min(0).optional(), max: z.int().min(1).optional() }),
  filters: [],
  sortable: false,
  listed: false,
  secret: true,
  schema: (field) => buildSchema("secret", field, options(field, "min", "max")),
  column: () => null,
  display: (field) => showWith("SecretField", field),
  input: (field) => editWith("SecretInput", field, options(field, "min", "max")),
  filter: () => null,
  sample: (_, draw) => Array.from({ length: 4 }, () => draw.integer(0x1000, 0xffff).toString(16)).join(""),
} satisfies FieldKind;
