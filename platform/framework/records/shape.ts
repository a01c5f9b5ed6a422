// One value where one is meant, a list where a list is: whoever reads a parameter may rely on it.
import { kindOf } from "../../../generator";
import type { CallModel, FieldModel, ResourceModel } from "../../../generator";
import { invalid } from "../wire/Failure";
import type { Row } from "../storage/Store";

/** Calls whose values are judged by the schema of their fields, and those that take many rows. */
const JUDGED = new Set(["add", "set"]);
const ROWS = new Set(["rows", "cells", "wrong"]);

const isScalar = (value: unknown): boolean => typeof value !== "object" || value === null;

/** Whether a field may hold more than one plain value: a list, rows within the row, an object of attributes. */
const isNested = (field: FieldModel): boolean => {
  const wire = kindOf(field).wire(field);
  return wire === "list" || wire === "json" || field.of.length > 0;
};

interface Called {
  readonly resource: Pick<ResourceModel, "fields" | "key">;
  readonly call: Pick<CallModel, "verb" | "on" | "name" | "params">;
}

/** @throws Failure 406 with every parameter of another shape than its field */
export const checkShape = ({ resource, call }: Called, params: Row): void => {
  if (JUDGED.has(call.verb)) return;
  const fieldOf = (name: string) => [...call.params, ...resource.fields].find((field) => field.name === name);
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    const field = fieldOf(name);
    if (isScalar(value) || ROWS.has(name) || (field !== undefined && isNested(field))) continue;
    const mayBeMany = call.verb !== "get" || name === resource.key;
    if (!mayBeMany || !Array.isArray(value) || !value.every(isScalar)) fields[name] = "invalid.standard";
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
};
