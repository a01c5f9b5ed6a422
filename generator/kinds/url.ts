import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { buildSchema, showWith, options, textual, editWith } from "./pieces";
import { randomHostName, randomWord } from "./plainSamples";
import { randomSample } from "./sampled";

export const url = {
  ...textual,
  format: "uri-reference",
  options: z.object({
    /** Whether a QR code is shown, because people open the address on a phone. */
    qr: z.boolean().default(false),
  }),
  schema: (field) => buildSchema("url", field),
  column: (field) => showWith("UrlColumn", field, options(field, "qr")),
  display: (field) => showWith("UrlField", field, options(field, "qr")),
  input: (field) => editWith("UrlInput", field),
  sample: (_, draw) =>
    randomSample(draw, "kinds", "url") ?? `https://${randomHostName(draw)}/${randomWord(draw)}/${draw.row + 1}`,
} satisfies FieldKind;
