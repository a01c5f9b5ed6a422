// Compares answered rows with the definition of their resource.
import * as z from "zod/mini";
import { type FieldModel, kindOf, type Model, type ResourceModel, schemaOf } from "../generator";
import { isLongInteger } from "../shared/schema/readNumber";
import { rowOf } from "../shared/schema/rowOf";
import { findMismatches } from "../src/framework/wire/compareResponse";
import type { ProbedRow } from "./Report";

const said: Readonly<Record<string, string>> = { "invalid.required": "is missing", "invalid.number": "is no number" };

export interface RowComparison {
  readonly missing: readonly string[];
  readonly unlike: readonly string[];
}

/**
 * Whether answers should contain the field. Secrets are rarely answered. Fields with a condition are answered only
 * while the condition holds.
 */
export const isExpected = (field: FieldModel): boolean =>
  kindOf(field).storage(field) !== null && kindOf(field).secret !== true && Object.keys(field.when).length === 0;

/** Integers that are too large for a JavaScript number also count as numbers. */
const numberOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(numberOf) : isLongInteger(value) ? Number(value) : value;

const withNumbers = (row: ProbedRow, fields: readonly FieldModel[]): ProbedRow => {
  const numeric = fields.filter((field) => kindOf(field).wire(field) === "integer" || field.options.type === "number");
  return { ...row, ...Object.fromEntries(numeric.map(({ name }) => [name, numberOf(row[name])])) };
};

export const compareRows = (
  model: Model,
  { fields, key }: ResourceModel,
  rows: readonly ProbedRow[],
): RowComparison => {
  if (rows.length === 0) return { missing: [], unlike: [] };
  const shape = Object.fromEntries(
    fields.flatMap((field) => {
      const schema = schemaOf(model, field);
      return schema === null ? [] : [[field.name, schema]];
    }),
  );
  const found = findMismatches(
    rowOf(z.object(shape), key),
    rows.map((row) => withNumbers(row, fields)),
  );
  const unlike = found.map((one) => `${one.path.replace(/^\d+\./, "")} ${said[one.key] ?? "is of another type"}`);
  const missing = fields
    .filter((field) => isExpected(field) && rows.every((row) => row[field.name] === undefined))
    .map(({ name }) => name);
  return { missing, unlike: [...new Set(unlike)] };
};
