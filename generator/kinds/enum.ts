import { deriveOption } from "../model/derivation";
import type { FieldKind } from "./FieldKind";
import { enumName, enumOptions, enumValues, isAmong, enumFilter } from "./enumeration";
import { buildSchema, viewPart, holdsLinked, linkedType, textBase, inputFor } from "./pieces";

/** One value of an enumeration of enums.yaml. */
export const enumKind = {
  ...textBase,
  options: enumOptions.extend({ derive: deriveOption.optional() }),
  links: { enum: "enum" },
  filters: ["equals"],
  holds: holdsLinked,
  expects: "a value of its enumeration",
  accepts: (value, { values }) => isAmong(value, values),
  storage: (field) => (linkedType(field) === "string" ? "text" : "integer"),
  wire: (field) => (linkedType(field) === "string" ? "text" : "integer"),
  enumeration: enumName,
  schema: (field) => buildSchema("oneOf", field, { of: { enum: enumName(field) } }),
  column: (field) => viewPart("EnumColumn", field, { of: { enum: enumName(field) } }),
  display: (field) => viewPart("EnumField", field, { of: { enum: enumName(field) } }),
  input: (field) => inputFor("EnumInput", field, { of: { enum: enumName(field) } }),
  filter: enumFilter,
  sample: (field, draw) => draw.pick(enumValues(field)),
} satisfies FieldKind;
