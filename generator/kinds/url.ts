import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, options, textBase, inputFor } from "./pieces";
import { randomHostName, randomWord } from "./plainSamples";
import { randomSample } from "./sampled";

export const urlKind = {
  ...textBase,
  format: "uri-reference",
  options: z.object({
    qr: z.boolean().default(false),
  }),
  schema: (field) => buildSchema("url", field),
  column: (field) => viewPart("UrlColumn", field, options(field, "qr")),
  display: (field) => viewPart("UrlField", field, options(field, "qr")),
  input: (field) => inputFor("UrlInput", field),
  sample: (_, draw) =>
    randomSample(draw, "kinds", "url") ?? `https://${randomHostName(draw)}/${randomWord(draw)}/${draw.row + 1}`,
} satisfies FieldKind;
