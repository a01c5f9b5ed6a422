import type { FieldKind } from "./FieldKind";
import { enumNameOf, enumOptions, enumValues, isAmong, enumFilter } from "./enumeration";
import { buildSchema, viewPart, listBase, inputFor } from "./pieces";

const CHOSEN = 0.4;

/** Several values of an enumeration, without repetition. */
export const enumsKind = {
  ...listBase,
  options: enumOptions,
  links: { enum: "enum" },
  expects: "a list of values of its enumeration",
  accepts: (value, { values }) => Array.isArray(value) && value.every((one) => isAmong(one, values)),
  schema: (field) => buildSchema("someOf", field, { of: { enum: enumNameOf(field) } }),
  column: (field) => viewPart("EnumsColumn", field, { of: { enum: enumNameOf(field) } }),
  display: (field) => viewPart("EnumsField", field, { of: { enum: enumNameOf(field) } }),
  input: (field) => inputFor("EnumsInput", field, { of: { enum: enumNameOf(field) } }),
  filter: enumFilter,
  sample: (field, draw) => {
    const values = enumValues(field);
    const chosen = values.filter(() => draw.chance(CHOSEN));
    return chosen.length === 0 ? [draw.pick(values)] : chosen;
  },
} satisfies FieldKind;
