// The schema of a field, for code with a Model at run time. Emitters print calls of the same functions.
import type * as z from "zod/mini";
import { build } from "pilothouse/schema";
import type { SchemaCall, Value } from "./kinds/FieldKind";
import { kindOf } from "./kinds/registry";
import type { FieldModel, Model } from "./model/Model";

const isCall = (value: unknown): value is SchemaCall =>
  typeof value === "object" && value !== null && "builder" in value && "args" in value;

const evaluateValue = (model: Model, value: Value): unknown => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  if ("enum" in value && typeof value.enum === "string") return model.enums.find(({ name }) => name === value.enum);
  // The schema does not know which records exist. Code with a store checks this.
  if ("reference" in value) return null;
  if ("schema" in value && isCall(value.schema)) return evaluate(model, value.schema);
  if ("schemas" in value && typeof value.schemas === "object" && value.schemas !== null)
    return Object.fromEntries(
      Object.entries(value.schemas).map(([name, one]) => [name, isCall(one) ? evaluate(model, one) : one]),
    );
  return value;
};

const evaluate = (model: Model, { builder, args }: SchemaCall): z.core.$ZodType =>
  build(builder, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, evaluateValue(model, value)])));

/** Null if the field stores nothing. */
export const schemaOf = (model: Model, field: FieldModel): z.core.$ZodType | null => {
  const kind = kindOf(field);
  return kind.storage(field) === null ? null : evaluate(model, kind.schema(field));
};
