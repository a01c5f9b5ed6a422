import { z } from "zod";
import { frameworkText } from "../definition/frameworkWords";
import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, holdsLinked, isOfType, targetType, option, textBase, inputFor } from "./pieces";

/** The key of a record. The platform assigns it, or people enter it if it is `required`. */
export const idKind = {
  ...textBase,
  options: z.object({ type: z.enum(["number", "string"]).default("number") }),
  role: "key",
  searched: ({ type }) => (type === "string" ? "code" : null),
  label: frameworkText("definition.id"),
  filters: ["equals", "contains"],
  listed: false,
  holds: holdsLinked,
  expects: "a key: a whole number, or a text when its type is string",
  accepts: (value, { type }) => isOfType(value, type),
  storage: (field) => (targetType(field) === "string" ? "text" : "integer"),
  wire: (field) => (targetType(field) === "string" ? "text" : "integer"),
  schema: (field) => buildSchema("key", field, { required: false, type: option(field, "type") }),
  column: (field) => viewPart("TextColumn", field),
  display: (field) => viewPart("TextField", field),
  input: (field) => (field.required ? inputFor("TextInput", field) : null),
  sample: (field, draw) => {
    if (targetType(field) === "number") return draw.row + 1;
    return `${field.name.replace(/_?id$/, "").slice(0, 3).toUpperCase()}${String(20260000000 + draw.row * 7 + 1)}`;
  },
} satisfies FieldKind;
