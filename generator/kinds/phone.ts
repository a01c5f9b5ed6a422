import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { built, drawn, options, textual, typed } from "./pieces";
import { sampled } from "./sampled";

/** A telephone number; `area` names the field beside it that holds "+86" and is edited with it. */
export const phone = {
  ...textual,
  options: z.object({ area: z.string().optional() }),
  links: { area: "absorbed" },
  schema: (field) => built("phone", field, options(field, "area")),
  column: (field) => drawn("PhoneColumn", field, options(field, "area")),
  display: (field) => drawn("PhoneField", field, options(field, "area")),
  input: (field) => typed("PhoneInput", field, options(field, "area")),
  sample: (_, draw) => sampled(draw, "kinds", "phone") ?? `555${String(draw.integer(0, 9_999_999)).padStart(7, "0")}`,
} satisfies FieldKind;
