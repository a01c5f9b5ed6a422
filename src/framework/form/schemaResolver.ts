// Validates a form with the schema of its resource. Errors have the shape that react-hook-form needs.
import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import type { z } from "zod";
import type { Issue } from "../../../shared/schema/issuesOf";
import { isSecret } from "../../../shared/schema/secret";
import { validate } from "../../../shared/schema/validate";
import { conditionOf } from "../../../shared/schema/when";
import { changedFields } from "../resource/changedFields";
import { packMessage } from "../resource/message";

export type RecordSchema = z.core.$ZodObject;
type Values = Readonly<Record<string, unknown>>;

/** Errors by field, nested like the values. The error of a list as a whole is under `root`. */
export const errorsByField = (issues: readonly Issue[]): FieldErrors => {
  const errors: FieldErrors = {};
  const first = new Map(issues.toReversed().map((issue) => [issue.path, issue]));
  for (const [path, { key, args }] of first) {
    const holds = issues.some((other) => other.path.startsWith(`${path}.`));
    const error = { type: "schema", message: packMessage({ key, params: args }) };
    set(errors, holds ? `${path}.root` : path, error);
  }
  return errors;
};

const rootOf = (path: string) => path.split(".", 1)[0] ?? path;

/** The values of a form as a record. A missing value counts as empty. */
export const recordOfForm = (schema: RecordSchema, values: Values): Values => ({
  ...Object.fromEntries(Object.keys(schema._zod.def.shape).map((name) => [name, undefined])),
  ...values,
});

/** Validates a new record: all given values. */
export const createResolver =
  (schema: RecordSchema): Resolver =>
  (values) => {
    const verdict = validate(schema, values, recordOfForm(schema, values));
    return verdict.value === null
      ? { values: {}, errors: errorsByField(verdict.issues) }
      : { values: { ...verdict.value }, errors: {} };
  };

/** Whether a change concerns a field: its own value, or a value that its check uses. An empty secret is no change. */
const isTouched = (schema: RecordSchema, name: string, changed: Values): boolean => {
  const of = schema._zod.def.shape[name];
  if (name in changed) return true;
  if (of === undefined || isSecret(of)) return false;
  return Object.keys(conditionOf(of) ?? {}).some((other) => other in changed);
};

/**
 * Validates an edit, and answers the changed fields and the key. It validates the whole record, because a phone number
 * is checked with its area. An error in an unchanged field does not prevent the save.
 */
export const editResolver =
  (schema: RecordSchema, key: string, before: () => Values): Resolver =>
  (values: FieldValues) => {
    const changed = changedFields(values, before());
    const sent = { ...changed, [key]: before()[key] };
    const after = { ...before(), ...sent };
    const own = validate(schema, after).issues.filter(({ path }) => isTouched(schema, rootOf(path), changed));
    const verdict = validate(schema, sent, after);
    const issues = own.length > 0 ? own : verdict.issues;
    return issues.length > 0 || verdict.value === null
      ? { values: {}, errors: errorsByField(issues) }
      : { values: { ...verdict.value }, errors: {} };
  };
