import type { FieldKind } from "./FieldKind";
import { buildSchema, showWith, textual, editWith } from "./pieces";
import { randomWord } from "./plainSamples";
import { randomSample } from "./sampled";

export const email = {
  ...textual,
  format: "email",
  searched: () => "text",
  schema: (field) => buildSchema("email", field),
  column: (field) => showWith("EmailColumn", field),
  display: (field) => showWith("EmailField", field),
  input: (field) => editWith("EmailInput", field),
  sample: (_, draw) =>
    (randomSample(draw, "kinds", "email") ?? `${randomWord(draw)}@example.com`).replace(
      "@",
      draw.row === 0 ? "@" : `${draw.row + 1}@`,
    ),
} satisfies FieldKind;
