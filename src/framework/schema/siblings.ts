// Rules between two fields of a record. They live beside the field's schema rather than in a refinement of the object,
// which .partial() and .extend() would refuse.
import type { z } from "zod/mini";
import type { Fail } from "./field";

export type SiblingRule = (value: unknown, record: Readonly<Record<string, unknown>>, fail: Fail) => void;

const rules = new WeakMap<object, SiblingRule>();

export function withSibling<Schema extends object>(schema: Schema, rule: SiblingRule): Schema {
  rules.set(schema, rule);
  return schema;
}

/** The rule of a field, found through the optional wrappers .partial() puts around it. */
export function siblingRule(schema: z.core.$ZodType): SiblingRule | undefined {
  const rule = rules.get(schema);
  if (rule !== undefined) {
    return rule;
  }
  const def: z.core.$ZodTypeDef & { readonly innerType?: z.core.$ZodType } = schema._zod.def;
  return def.innerType === undefined ? undefined : siblingRule(def.innerType);
}
