import * as z from "zod/mini";
import { type Issue, issuesOf } from "./issuesOf";
import { siblingRule } from "./siblings";

export type Verdict<Value> =
  | { readonly value: Value; readonly issues: readonly [] }
  | { readonly value: null; readonly issues: readonly Issue[] };

/**
 * Judges a record by its schema, and by the rules between its fields: a phone by its area, a password by its repetition.
 * `values` are read but not changed; on success `value` holds them as they are stored.
 */
export function validate<Schema extends z.core.$ZodObject>(schema: Schema, values: unknown): Verdict<z.output<Schema>> {
  const result = z.safeParse(schema, values, { reportInput: true });
  const issues: Issue[] = result.success ? [] : issuesOf(result.error);
  const record: Readonly<Record<string, unknown>> = typeof values === "object" && values !== null ? { ...values } : {};
  const broken = new Set(issues.map(({ path }) => path));
  for (const [name, fieldSchema] of Object.entries(schema._zod.def.shape)) {
    const rule = broken.has(name) ? undefined : siblingRule(fieldSchema);
    rule?.(record[name], record, (key, args = {}) => issues.push({ path: name, key: `invalid.${key}`, args }));
  }
  return result.success && issues.length === 0 ? { value: result.data, issues: [] } : { value: null, issues };
}
