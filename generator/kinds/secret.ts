import { z } from "zod";
import type { FieldModel } from "../model/Model";
import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, options, textBase, inputFor } from "./pieces";

const linesOf = ({ options: { lines } }: FieldModel): number | null =>
  typeof lines === "number" && lines > 1 ? lines : null;

/**
 * A password or private key. It is masked and not listed, and an empty input keeps the stored value. `generate` offers
 * to make a secret, if it does not come from another system. `lines`: for a private key, which is pasted.
 */
export const secretKind = {
  ...textBase,
  format: "password",
  options: z.object({
    min: z.int().min(0).optional(),
    max: z.int().min(1).optional(),
    lines: z.int().min(1).default(1),
    generate: z.boolean().default(false),
  }),
  filters: [],
  sortable: false,
  listed: false,
  secret: true,
  schema: (field) => buildSchema("secret", field, options(field, "min", "max")),
  column: () => null,
  display: (field) => viewPart("SecretField", field),
  input: (field) =>
    inputFor("SecretInput", field, { ...options(field, "min", "max", "generate"), lines: linesOf(field) }),
  filter: () => null,
  sample: (_, draw) => Array.from({ length: 4 }, () => draw.integer(0x1000, 0xffff).toString(16)).join(""),
} satisfies FieldKind;
