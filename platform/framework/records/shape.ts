// Checks whether each parameter of a call is a single value or a list, so that handlers can rely on it.
import { kindOf, TASK_CALLS } from "../../../generator";
import type { CallModel, FieldModel, ResourceModel } from "../../../generator";
import { invalidFailure } from "../wire/Failure";
import type { Row } from "../storage/Store";

/** The parameters of these calls are checked by the schema of the record. */
const BY_SCHEMA = new Set(["add", "set"]);
/** Parameters of imports with many rows, which the import checks. */
const ROWS = new Set(["rows", "cells", "wrong", "check"]);

/** The filters of an export, which the export checks. */
const FILTERS = "filters";

const isScalar = (value: unknown): boolean => typeof value !== "object" || value === null;

/** Whether the value of a field may be a list or an object: keys, nested rows, attributes. */
const isNested = (field: FieldModel): boolean => {
  const wire = kindOf(field).wire(field);
  return wire === "list" || wire === "json" || field.of.length > 0;
};

interface Called {
  readonly resource: Pick<ResourceModel, "fields" | "key">;
  readonly call: Pick<CallModel, "verb" | "on" | "name" | "params">;
}

/** @throws Failure 406 with every parameter that is a list or an object where its field has a single value */
export const checkShape = ({ resource, call }: Called, params: Row): void => {
  if (BY_SCHEMA.has(call.verb)) return;
  const fieldOf = (name: string) => [...call.params, ...resource.fields].find((field) => field.name === name);
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    const field = fieldOf(name);
    if (call.name === TASK_CALLS.addExport && name === FILTERS) continue;
    if (isScalar(value) || ROWS.has(name) || (field !== undefined && isNested(field))) continue;
    const mayBeMany = call.verb !== "get" || name === resource.key;
    if (!mayBeMany || !Array.isArray(value) || !value.every(isScalar)) fields[name] = "invalid.standard";
  }
  if (Object.keys(fields).length > 0) throw invalidFailure(fields);
};
