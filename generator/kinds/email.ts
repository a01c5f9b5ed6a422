import type { FieldKind } from "./FieldKind";
import { built, drawn, textual, typed } from "./pieces";
import { word } from "./plainSamples";
import { sampled } from "./sampled";

export const email = {
  ...textual,
  schema: (field) => built("email", field),
  column: (field) => drawn("EmailColumn", field),
  display: (field) => drawn("EmailField", field),
  input: (field) => typed("EmailInput", field),
  sample: (_, draw) =>
    (sampled(draw, "kinds", "email") ?? `${word(draw)}@example.com`).replace(
      "@",
      draw.row === 0 ? "@" : `${draw.row + 1}@`,
    ),
} satisfies FieldKind;
