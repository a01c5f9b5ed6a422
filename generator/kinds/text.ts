import { z } from "zod";
import type { FieldModel } from "../model/Model";
import type { Component, FieldKind } from "./FieldKind";
import { buildSchema, viewPart, option, options, textBase, inputFor } from "./pieces";
import { sampleForPattern, randomWord } from "./plainSamples";
import { randomSample, randomTextByName } from "./sampled";

const ONE_LINE = 1;
/** The key of a record whose resource another field decides: `leads: { by: link_type, to: { 1: company } }`. */
const leadsOption = z.object({ by: z.string(), to: z.record(z.string(), z.string()) });

const namesResource = (field: FieldModel): boolean => option(field, "resource") === true;

/** The component for a field with the name of a resource or a call, which people see as its label. */
const namedAs = (field: FieldModel, part: "Field" | "Filter"): Component | null => {
  if (namesResource(field)) return viewPart(`Kind${part}`, field);
  return option(field, "call") === true ? viewPart(`Call${part}`, field) : null;
};

/** The component for a key of a record, which people see as the record's name. */
const ledBy = (field: FieldModel, part: "Column" | "Field"): Component | null => {
  const { data } = leadsOption.safeParse(option(field, "leads"));
  return data === undefined ? null : viewPart(`Lead${part}`, field, { by: data.by, to: { references: data.to } });
};

export const textKind = {
  ...textBase,
  options: z.object({
    max: z.int().min(1).optional(),
    min: z.int().min(0).optional(),
    pattern: z.string().optional(),
    lines: z.int().min(1).default(ONE_LINE),
    leads: leadsOption.optional(),
    mono: z.boolean().default(false),
    resource: z.boolean().default(false),
    call: z.boolean().default(false),
  }),
  role: "title",
  searched: ({ pattern, mono }) => (pattern === "mac" ? "mac" : mono === true ? "code" : "text"),
  schema: (field) => buildSchema("text", field, options(field, "min", "max", "pattern", "resource", "call")),
  column: (field) =>
    namesResource(field)
      ? viewPart("KindColumn", field)
      : (ledBy(field, "Column") ??
        viewPart("TextColumn", field, { ...options(field, "mono"), lines: linesOf(field.options) })),
  display: (field) =>
    namedAs(field, "Field") ??
    ledBy(field, "Field") ??
    viewPart("TextField", field, { ...options(field, "mono"), lines: linesOf(field.options) }),
  filter: (field) => namedAs(field, "Filter") ?? textBase.filter(field),
  input: (field) => inputFor("TextInput", field, { ...options(field, "max", "mono"), lines: linesOf(field.options) }),
  sample: (field, draw) => {
    const pattern = option(field, "pattern");
    const ofPattern = randomSample(draw, "patterns", pattern) ?? sampleForPattern(pattern, draw);
    const drawnText = ofPattern ?? randomTextByName(draw, field.name) ?? randomWord(draw);
    const max = option(field, "max");
    return typeof max === "number" ? [...drawnText].slice(0, max).join("") : drawnText;
  },
} satisfies FieldKind;

function linesOf({ lines }: Readonly<Record<string, unknown>>): number | null {
  return typeof lines === "number" && lines > ONE_LINE ? lines : null;
}
