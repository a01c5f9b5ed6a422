import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { built, drawn, options, textual, typed } from "./pieces";
import { hostName, word } from "./plainSamples";
import { sampled } from "./sampled";

export const url = {
  ...textual,
  options: z.object({
    /** People open it on a phone: its QR code is shown, and can be saved as a picture. */
    qr: z.boolean().default(false),
  }),
  schema: (field) => built("url", field),
  column: (field) => drawn("UrlColumn", field, options(field, "qr")),
  display: (field) => drawn("UrlField", field, options(field, "qr")),
  input: (field) => typed("UrlInput", field),
  sample: (_, draw) => sampled(draw, "kinds", "url") ?? `https://${hostName(draw)}/${word(draw)}/${draw.row + 1}`,
} satisfies FieldKind;
