import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, options, textBase, inputFor } from "./pieces";
import { randomSample } from "./sampled";

/** A phone number. `area` names the field with "+86", which is edited together with it. */
export const phoneKind = {
  ...textBase,
  options: z.object({ area: z.string().optional() }),
  searched: () => "phone",
  links: { area: "absorbed" },
  schema: (field) => buildSchema("phone", field, options(field, "area")),
  column: (field) => viewPart("PhoneColumn", field, options(field, "area")),
  display: (field) => viewPart("PhoneField", field, options(field, "area")),
  input: (field) => inputFor("PhoneInput", field, options(field, "area")),
  sample: (_, draw) =>
    randomSample(draw, "kinds", "phone") ?? `555${String(draw.integer(0, 9_999_999)).padStart(7, "0")}`,
} satisfies FieldKind;
