import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, textBase, inputFor } from "./pieces";
import { randomWord } from "./plainSamples";
import { randomSample } from "./sampled";

export const emailKind = {
  ...textBase,
  format: "email",
  searched: () => "text",
  schema: (field) => buildSchema("email", field),
  column: (field) => viewPart("EmailColumn", field),
  display: (field) => viewPart("EmailField", field),
  input: (field) => inputFor("EmailInput", field),
  sample: (_, draw) =>
    (randomSample(draw, "kinds", "email") ?? `${randomWord(draw)}@example.com`).replace(
      "@",
      draw.row === 0 ? "@" : `${draw.row + 1}@`,
    ),
} satisfies FieldKind;
