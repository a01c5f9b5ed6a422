import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { drawn, options, typed } from "./pieces";
import { url } from "./url";
import { hostName, word } from "./plainSamples";
import { sampled } from "./sampled";

/** The address of a file, uploaded in two steps. */
export const file = {
  ...url,
  options: z.object({ accept: z.string().optional() }),
  filters: [],
  sortable: false,
  display: (field) => drawn("FileField", field),
  input: (field) => typed("FileInput", field, options(field, "accept")),
  filter: () => null,
  sample: (_, draw) =>
    sampled(draw, "kinds", "file") ?? `https://${hostName(draw)}/files/${word(draw)}-${draw.row + 1}.bin`,
} satisfies FieldKind;
