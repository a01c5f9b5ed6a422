import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, options, inputFor } from "./pieces";
import { urlKind } from "./url";
import { randomHostName, randomWord } from "./plainSamples";
import { randomSample } from "./sampled";

/** The address of a file, uploaded in two steps. */
export const fileKind = {
  ...urlKind,
  options: z.object({
    accept: z
      .string()
      .regex(/^(?:\.\w+|\w+\/[\w.+*-]+)(?:, ?(?:\.\w+|\w+\/[\w.+*-]+))*$/, {
        error: "endings or kinds of files, such as .pdf or image/*",
      })
      .optional(),
  }),
  filters: [],
  sortable: false,
  display: (field) => viewPart("FileField", field),
  input: (field) => inputFor("FileInput", field, options(field, "accept")),
  schema: (field) => buildSchema("url", field, { uploaded: true }),
  filter: () => null,
  sample: (_, draw) =>
    randomSample(draw, "kinds", "file") ??
    `https://${randomHostName(draw)}/files/${randomWord(draw)}-${draw.row + 1}.bin`,
} satisfies FieldKind;
