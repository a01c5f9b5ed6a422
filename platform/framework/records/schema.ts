// Judges a record with the very builders the console's forms use (src/framework/schema), called as the field's kind says.
import * as z from "zod/mini";
import type { FieldModel, Model, ResourceModel, SchemaCall, Value } from "../../../generator";
import { build, siblingNames, validate } from "pilothouse/schema";
import { decode, isEmpty } from "../storage/codec";
import type { Row } from "../storage/Store";
import { kindOf } from "../../../generator";
import { columnOf } from "../storage/Table";
import type { Column, Table } from "../storage/Table";
import { invalid } from "../wire/Failure";

interface Checked {
  readonly column: Column;
  readonly schema: z.core.$ZodType;
}

/** The fields a caller may send, by name. */
export type RecordSchema = ReadonlyMap<string, Checked>;

const isCall = (value: unknown): value is SchemaCall =>
  typeof value === "object" && value !== null && "builder" in value && "args" in value;

const evaluateValue = (model: Model, value: Value): unknown => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  if ("enum" in value && typeof value.enum === "string") return model.enums.find(({ name }) => name === value.enum);
  // Whether there is such a record is asked of the store.
  if ("reference" in value) return null;
  if ("schema" in value && isCall(value.schema)) return evaluate(model, value.schema);
  if ("schemas" in value && typeof value.schemas === "object" && value.schemas !== null)
    return Object.fromEntries(
      Object.entries(value.schemas).map(([name, one]) => [name, isCall(one) ? evaluate(model, one) : one]),
    );
  return value;
};

const evaluate = (model: Model, { builder, args }: SchemaCall): z.core.$ZodType =>
  build(builder, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, evaluateValue(model, value)])));

/** Null for a field that stores nothing. */
export const schemaOf = (model: Model, field: FieldModel): z.core.$ZodType | null => {
  const kind = kindOf(field);
  return kind.storage(field) === null ? null : evaluate(model, kind.schema(field));
};

const checkedOf = (model: Model, columns: readonly Column[]): RecordSchema =>
  new Map(
    columns.flatMap((column) => {
      const schema = schemaOf(model, column.field);
      return schema ? [[column.name, { column, schema }] as const] : [];
    }),
  );

export const recordSchema = (model: Model, resource: ResourceModel, table: Table): RecordSchema =>
  checkedOf(
    model,
    table.columns.filter(({ field, name }) => !field.readonly && (name !== resource.key || field.required)),
  );

/** For a call's parameters, of which the definition names each. */
export const paramsSchema = (model: Model, params: readonly FieldModel[]): RecordSchema =>
  checkedOf(
    model,
    params.flatMap((field) => columnOf(field) ?? []),
  );

// Request builders send 0 for a number that was not given, whatever its limits.
const asGiven = ({ column, schema }: Checked, input: unknown): unknown => {
  const { field, wire } = column;
  const mayBeLeftOut = !field.required && input === 0 && (wire === "integer" || wire === "number");
  return mayBeLeftOut && !z.safeParse(schema, input).success ? null : input;
};

/** `beside` holds what the rules between two fields may look at: a phone by its area. */
const judge = (
  checked: readonly Checked[],
  input: Row,
  beside: Row,
  refused: Readonly<Record<string, string>>,
): Row => {
  const shape = Object.fromEntries(checked.map(({ column, schema }) => [column.name, schema]));
  const given = Object.fromEntries(checked.map((one) => [one.column.name, asGiven(one, input[one.column.name])]));
  const verdict = validate(z.object(shape), { ...beside, ...given });
  const fields: Record<string, string> = { ...refused };
  const args: Record<string, unknown> = {};
  for (const issue of verdict.issues) {
    fields[issue.path] ??= issue.key;
    if (Object.keys(issue.args).length > 0) args[issue.path] ??= issue.args;
  }
  if (verdict.value === null || Object.keys(fields).length > 0) throw invalid(fields, args);
  return { ...verdict.value };
};

/** @throws Failure 406 with every field that is wrong */
export const checkAdd = (schema: RecordSchema, params: Row): Row => {
  const given = Object.fromEntries(
    [...schema.values()].map(({ column: { name, field } }) => [name, params[name] ?? field.default ?? undefined]),
  );
  return judge([...schema.values()], given, {}, {});
};

/** Only what is sent is judged. An empty secret keeps the stored one; what is given once may only be repeated. */
export const checkSet = (schema: RecordSchema, params: Row, stored: Row): Row => {
  const sent = [...schema.values()].filter(({ column }) => {
    const value = params[column.name];
    return value !== undefined && !(column.secret && isEmpty(value));
  });
  const before = Object.fromEntries(
    [...schema.values()].map(({ column }) => [
      column.name,
      column.secret ? undefined : decode(column, stored[column.name]),
    ]),
  );
  const changed = sent.filter(({ column: { field, name } }) => {
    const isFixed = field.immutable && !isEmpty(before[name]);
    return (
      isFixed &&
      JSON.stringify(params[name]) !== JSON.stringify(before[name]) &&
      String(params[name]) !== String(before[name])
    );
  });
  const isSent = (name: string): boolean => sent.some(({ column }) => column.name === name);
  // A field that is required only now, because of what it depends on, is judged by what is stored; a stored secret is one.
  // So is one that stands beside what is changed: a price by its currency.
  const called = [...schema.values()].filter(
    (one) =>
      !sent.includes(one) &&
      !(one.column.secret && !isEmpty(stored[one.column.name])) &&
      ((one.column.field.required && Object.keys(one.column.field.when).some(isSent)) ||
        (!one.column.secret && siblingNames(one.schema).some(isSent))),
  );
  const kept = Object.fromEntries(called.map(({ column: { name } }) => [name, before[name]]));
  return judge(
    [...sent, ...called],
    { ...kept, ...params },
    before,
    Object.fromEntries(changed.map(({ column }) => [column.name, "invalid.immutable"])),
  );
};

/** A call's parameters: each that is required, and each that is sent. */
export function checkParams<Params extends object>(schema: RecordSchema, params: Params): Params;
export function checkParams(schema: RecordSchema, params: Row): Row {
  return judge(
    [...schema.values()].filter(({ column }) => column.field.required || params[column.name] !== undefined),
    params,
    {},
    {},
  );
}
