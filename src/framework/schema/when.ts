// Fields that are asked for only while others have certain values. Like the rules between fields, a condition lives beside
// the field's schema, so that .partial() and .extend() keep it.
import type { z } from "zod/mini";

/** Field -> values: holds while each of the fields has one of its values. */
export type Condition = Readonly<Record<string, readonly (string | number)[]>>;
type Values = Readonly<Record<string, unknown>>;

const conditions = new WeakMap<object, Condition>();

const spelled = (value: unknown): string => String(typeof value === "boolean" ? Number(value) : value);

const isOneOf = (value: unknown, values: readonly (string | number)[]): boolean =>
  (Array.isArray(value) ? value : [value]).some((one) => values.some((known) => String(known) === spelled(one)));

/** A field that `record` does not know at all says nothing: the condition holds as far as it goes. */
export const holds = (condition: Condition, record: Values): boolean =>
  Object.entries(condition).every(([name, values]) => !Object.hasOwn(record, name) || isOneOf(record[name], values));

export function withCondition<Schema extends object>(schema: Schema, condition: Condition | null | undefined): Schema {
  if (condition) {
    conditions.set(schema, condition);
  }
  return schema;
}

/** The condition of a field, found through the optional wrappers .partial() puts around it. */
export function conditionOf(schema: z.core.$ZodType): Condition | undefined {
  const condition = conditions.get(schema);
  if (condition !== undefined) {
    return condition;
  }
  const def: z.core.$ZodTypeDef & { readonly innerType?: z.core.$ZodType } = schema._zod.def;
  return def.innerType === undefined ? undefined : conditionOf(def.innerType);
}
