import { deriveOptionSchema } from "../model/derivation";
import type { FieldKind } from "./FieldKind";
import { enumNameOf, enumOptions, enumValues, isAmong, enumFilter } from "./enumeration";
import { buildSchema, viewPart, holdsLinked, targetType, textBase, inputFor } from "./pieces";

/** One value of an enumeration of enums.yaml. */
export const enumKind = {
  ...textBase,
  options: enumOptions.extend({ derive: deriveOptionSchema.optional() }),
  links: { enum: "enum" },
  filters: ["equals"],
  holds: holdsLinked,
  expects: "a value of its enumeration",
  accepts: (value, { values }) => isAmong(value, values),
  storage: (field) => (targetType(field) === "string" ? "text" : "integer"),
  wire: (field) => (targetType(field) === "string" ? "text" : "integer"),
  enumeration: enumNameOf,
  schema: (field) => buildSchema("oneOf", field, { of: { enum: enumNameOf(field) } }),
  column: (field) => viewPart("EnumColumn", field, { of: { enum: enumNameOf(field) } }),
  display: (field) => viewPart("EnumField", field, { of: { enum: enumNameOf(field) } }),
  input: (field) => inputFor("EnumInput", field, { of: { enum: enumNameOf(field) } }),
  filter: enumFilter,
  sample: (field, draw) => draw.pick(enumValues(field)),
} satisfies FieldKind;
