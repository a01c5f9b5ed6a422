import { z } from "zod";
import { patterns } from "../../src/framework/schema/patterns";
import type { FieldKind } from "./FieldKind";
import { built, drawn, option, options, textual, typed } from "./pieces";
import { plainPattern, word } from "./plainSamples";
import { sampled, sampledName } from "./sampled";

const ONE_LINE = 1;
/** The key of a record whose resource another field says: `leads: { by: link_type, to: { 1: company, 2: app } }`. */
const leadsOption = z.object({ by: z.string(), to: z.record(z.string(), z.string()) });

export const text = {
  ...textual,
  options: z.object({
    max: z.int().min(1).optional(),
    min: z.int().min(0).optional(),
    pattern: z.enum(Object.keys(patterns)).optional(),
    lines: z.int().min(1).default(ONE_LINE),
    leads: leadsOption.optional(),
    mono: z.boolean().default(false),
  }),
  role: "title",
  schema: (field) => built("text", field, options(field, "min", "max", "pattern")),
  column: (field) => drawn("TextColumn", field, { ...options(field, "mono"), lines: linesOf(field.options) }),
  display: (field) => drawn("TextField", field, { ...options(field, "mono"), lines: linesOf(field.options) }),
  input: (field) => typed("TextInput", field, { ...options(field, "max", "mono"), lines: linesOf(field.options) }),
  sample: (field, draw) => {
    const pattern = option(field, "pattern");
    const ofPattern = sampled(draw, "patterns", pattern) ?? plainPattern(pattern, draw);
    const drawnText = ofPattern ?? sampledName(draw, field.name) ?? word(draw);
    const max = option(field, "max");
    return typeof max === "number" ? [...drawnText].slice(0, max).join("") : drawnText;
  },
} satisfies FieldKind;

function linesOf({ lines }: Readonly<Record<string, unknown>>): number | null {
  return typeof lines === "number" && lines > ONE_LINE ? lines : null;
}
