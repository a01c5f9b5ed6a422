// Rules between two fields of a record. They live beside the field's schema rather than in a refinement of the object,
// which .partial() and .extend() would refuse.
import type { z } from "zod/mini";
import type { Fail } from "./field";

export type SiblingRule = (value: unknown, record: Readonly<Record<string, unknown>>, fail: Fail) => void;

interface Siblings {
  readonly rule: SiblingRule;
  /** The fields it looks at: when one of them changes, the field is judged again. */
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

/** Of a field, found through the optional wrappers .partial() puts around it. */
function siblingsOf(schema: z.core.$ZodType): Siblings | undefined {
  const found = rules.get(schema);
  if (found !== undefined) {
    return found;
  }
  const def: z.core.$ZodTypeDef & { readonly innerType?: z.core.$ZodType } = schema._zod.def;
  return def.innerType === undefined ? undefined : siblingsOf(def.innerType);
}

export const siblingRule = (schema: z.core.$ZodType): SiblingRule | undefined => siblingsOf(schema)?.rule;

/** What the field's rule looks at; none for a field that is judged by itself. */
export const siblingNames = (schema: z.core.$ZodType): readonly string[] => siblingsOf(schema)?.names ?? [];
