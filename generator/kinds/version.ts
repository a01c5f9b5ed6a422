import { z } from "zod";
import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, option, inputFor, integerBase } from "./pieces";

const MIN = 1;
const MAX = 999_999;

/** A version number: an integer from 1 to 999999. */
export const versionKind = {
  ...integerBase,
  options: z.object({ at_least: z.string().optional() }),
  links: { at_least: "field" },
  expects: `a whole number from ${MIN} to ${MAX}`,
  accepts: (value) => typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX,
  schema: (field) => buildSchema("version", field, { atLeast: option(field, "at_least") }),
  column: (field) => viewPart("NumberColumn", field, { code: true, from: MIN }),
  display: (field) => viewPart("NumberField", field, { code: true, from: MIN }),
  input: (field) => inputFor("IntegerInput", field, { min: MIN, max: MAX }),
  sample: (_, draw) => draw.integer(1, 9) * 10_000 + draw.integer(0, 20) * 100 + draw.integer(0, 99),
} satisfies FieldKind;
