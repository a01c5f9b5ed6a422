// Rules between two fields of a record. They are stored separately from the field's schema, because .partial() and .extend()
// refuse an object with refinements.
import type { z } from "zod/mini";
import { notesOf } from "./facts";
import type { Fail } from "./field";

export type SiblingRule = (value: unknown, record: Readonly<Record<string, unknown>>, fail: Fail) => void;

interface Siblings {
  readonly rule: SiblingRule;
  /** The fields that the rule reads. When one of them changes, this field is checked again. */
  readonly names: readonly string[];
}

const rules = new WeakMap<object, Siblings>();

export function addSiblingRule<Schema extends object>(
  schema: Schema,
  names: readonly string[],
  rule: SiblingRule,
): Schema {
  rules.set(schema, { rule, names });
  return schema;
}

export const siblingRule = (schema: z.core.$ZodType): SiblingRule | undefined => notesOf(rules, schema)?.rule;

/** The fields that a field's rule reads. Empty for a field without a rule. */
export const siblingNames = (schema: z.core.$ZodType): readonly string[] => notesOf(rules, schema)?.names ?? [];
