// Rules between two fields of a record. They are kept beside the field's schema, because .partial() and .extend() refuse an object
// with refinements.
import type { z } from "zod/mini";
import type { Fail } from "./field";

export type SiblingRule = (value: unknown, record: Readonly<Record<string, unknown>>, fail: Fail) => void;

interface Siblings {
  readonly rule: SiblingRule;
  /** The fields that the rule reads. When one of them changes, this field is checked again. */
  readonly names: readonly string[];
}

const rules = new WeakMap<object, Siblings>();

export function withSibling<Schema extends object>(
  schema: Schema,
  names: readonly string[],
  rule: SiblingRule,
): Schema {
  rules.set(schema, { rule, names });
  return schema;
}

/** The rule of a field. Looks through the optional wrappers that .partial() adds. */
function siblingsOf(schema: z.core.$ZodType): Siblings | undefined {
  const found = rules.get(schema);
  if (found !== undefined) {
    return found;
  }
  const def: z.core.$ZodTypeDef & { readonly innerType?: z.core.$ZodType } = schema._zod.def;
  return def.innerType === undefined ? undefined : siblingsOf(def.innerType);
}

export const siblingRule = (schema: z.core.$ZodType): SiblingRule | undefined => siblingsOf(schema)?.rule;

/** The fields that a field's rule reads. Empty for a field without a rule. */
export const siblingNames = (schema: z.core.$ZodType): readonly string[] => siblingsOf(schema)?.names ?? [];
