import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, numberBase, option, options, inputFor } from "./pieces";

const COMMON_MAX = 100;

export const numberKind = {
  ...numberBase,
  sums: true,
  options: z.object({
    min: z.number().optional(),
    max: z.number().optional(),
    step: z.number().positive().optional(),
    unit: z.string().optional(),
  }),
  schema: (field) => buildSchema("number", field, options(field, "min", "max")),
  column: (field) => viewPart("NumberColumn", field, options(field, "unit")),
  display: (field) => viewPart("NumberField", field, options(field, "unit")),
  input: (field) => inputFor("NumberInput", field, options(field, "min", "max", "step", "unit")),
  sample: (field, draw) => {
    const min = Number(option(field, "min") ?? 0);
    const max = Number(option(field, "max") ?? Math.max(min, COMMON_MAX));
    return draw.integer(Math.ceil(min * 100), Math.floor(max * 100)) / 100;
  },
} satisfies FieldKind;
