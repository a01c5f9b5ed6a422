import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, option, options, inputFor, integerBase } from "./pieces";

const COMMON_MAX = 200;

export const integerKind = {
  ...integerBase,
  sums: true,
  options: z.object({
    min: z.int().optional(),
    max: z.int().optional(),
    unit: z.string().optional(),
    code: z.boolean().optional(),
    orders: z.boolean().optional(),
  }),
  schema: (field) =>
    buildSchema("integer", field, { ...options(field, "min", "max"), sort: option(field, "orders") === true }),
  column: (field) => viewPart("NumberColumn", field, options(field, "unit", "code")),
  display: (field) => viewPart("NumberField", field, options(field, "unit", "code")),
  input: (field) => inputFor("IntegerInput", field, options(field, "min", "max", "unit")),
  sample: (field, draw) => {
    const min = Number(option(field, "min") ?? 0);
    const max = option(field, "max");
    return draw.integer(min, typeof max === "number" ? max : Math.max(min, COMMON_MAX));
  },
} satisfies FieldKind;
