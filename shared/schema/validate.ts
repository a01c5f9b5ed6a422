import * as z from "zod/mini";
import { type Issue, issuesOf } from "./issuesOf";
import { siblingRule } from "./siblings";
import { conditionOf, conditionHolds } from "./when";

export type Validation<Value> =
  | { readonly value: Value; readonly issues: readonly [] }
  | { readonly value: null; readonly issues: readonly Issue[] };

type Values = Readonly<Record<string, unknown>>;

/** The schema without fields whose condition does not hold for `record`. */
const applying = (schema: z.core.$ZodObject, record: Values): z.core.$ZodObject => {
  const fields = Object.entries(schema._zod.def.shape);
  const left = fields.filter(([, of]) => conditionHolds(conditionOf(of) ?? {}, record));
  return left.length === fields.length ? schema : z.object(Object.fromEntries(left));
};

/**
 * Checks a record against its schema and the rules between its fields, such as a phone and its area code or a repeated
 * password. Does not change `values`. On success, `value` has them as they are stored, without fields whose condition does
 * not hold. `whole` is the record if `values` are only a part of it: conditions use it.
 */
export function validate<Schema extends z.core.$ZodObject>(
  schema: Schema,
  values: unknown,
  whole?: Values,
): Validation<Partial<z.output<Schema>>>;
export function validate(all: z.core.$ZodObject, values: unknown, whole?: Values): Validation<Values> {
  const schema = applying(all, whole ?? (typeof values === "object" && values !== null ? { ...values } : {}));
  const result = z.safeParse(schema, values, { reportInput: true });
  const issues: Issue[] = result.success ? [] : issuesOf(result.error);
  const record: Values = typeof values === "object" && values !== null ? { ...values } : {};
  const broken = new Set(issues.map(({ path }) => path));
  for (const [name, fieldSchema] of Object.entries(schema._zod.def.shape)) {
    const rule = broken.has(name) ? undefined : siblingRule(fieldSchema);
    rule?.(record[name], record, (key, args = {}) => issues.push({ path: name, key: `invalid.${key}`, args }));
  }
  return result.success && issues.length === 0 ? { value: result.data, issues: [] } : { value: null, issues };
}
