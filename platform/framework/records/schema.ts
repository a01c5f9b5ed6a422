// Validates records with the same schema builders as the console's forms (shared/schema), so that both accept
// the same values. The kind of a field says which builder it needs, and with which arguments.
import * as z from "zod/mini";
import { schemaOf } from "../../../generator";
import type { CallModel, Model, ResourceModel } from "../../../generator";
import { siblingNames, validate } from "pilothouse/schema";
import { decode, emptyValueOf, isEmpty } from "../storage/codec";
import type { Row } from "../storage/Store";
import { columnOf } from "../storage/Table";
import type { Column, Table } from "../storage/Table";
import { invalidFailure } from "../wire/Failure";

interface Checked {
  readonly column: Column;
  readonly schema: z.core.$ZodType;
}

/** The fields that a caller may send, by name. */
export type RecordSchema = ReadonlyMap<string, Checked>;

const schemasOf = (model: Model, columns: readonly Column[]): RecordSchema =>
  new Map(
    columns.flatMap((column) => {
      const schema = schemaOf(model, column.field);
      return schema ? [[column.name, { column, schema }] as const] : [];
    }),
  );

/** The schemas of a record: all fields but readonly ones, and the key only if people choose it. */
export const recordSchema = (model: Model, resource: ResourceModel, table: Table): RecordSchema =>
  schemasOf(
    model,
    table.columns.filter(({ field, name }) => !field.readonly && (name !== resource.key || field.required)),
  );

// Clients send 0 for an empty optional number. If the limits of the field do not allow 0, it counts as empty.
const emptyIfZero = ({ column, schema }: Checked, input: unknown): unknown => {
  const { field, wire } = column;
  const mayBeLeftOut = !field.required && input === 0 && (wire === "integer" || wire === "number");
  return mayBeLeftOut && !z.safeParse(schema, input).success ? null : input;
};

/**
 * Validates the values of `checked`. `beside` are other fields that schemas need, such as the area code of a phone
 * number. `refused` are message keys of fields that are already refused. @throws Failure 406 with every invalid field
 */
const validateFields = (
  checked: readonly Checked[],
  input: Row,
  beside: Row,
  refused: Readonly<Record<string, string>>,
): Row => {
  const shape = Object.fromEntries(checked.map(({ column, schema }) => [column.name, schema]));
  const given = Object.fromEntries(checked.map((one) => [one.column.name, emptyIfZero(one, input[one.column.name])]));
  const verdict = validate(z.object(shape), { ...beside, ...given });
  const fields: Record<string, string> = { ...refused };
  const args: Record<string, unknown> = {};
  for (const issue of verdict.issues) {
    fields[issue.path] ??= issue.key;
    if (Object.keys(issue.args).length > 0) args[issue.path] ??= issue.args;
  }
  if (verdict.value === null || Object.keys(fields).length > 0) throw invalidFailure(fields, args);
  const { value } = verdict;
  // The schema answers null for a cleared number or choice. Rows have 0 or "".
  return Object.fromEntries(
    checked.flatMap(({ column: one }) =>
      value[one.name] === undefined ? [] : [[one.name, value[one.name] ?? emptyValueOf(one)]],
    ),
  );
};

/** Fills in the defaults of a new record, and validates it. @throws Failure 406 with all invalid fields */
export const checkAdd = (schema: RecordSchema, params: Row): Row => {
  const given = Object.fromEntries(
    [...schema.values()].map(({ column: { name, field } }) => [name, params[name] ?? field.default ?? undefined]),
  );
  return validateFields([...schema.values()], given, {}, {});
};

/**
 * Validates the changes of a stored record and answers them. Fields that were not sent keep their value, and so do secrets
 * that were sent empty. An immutable field may be sent with its current value.
 * @throws Failure 406 with every invalid field
 */
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
  // Fields that were not sent must be validated again in two cases: a field in their `when` changed, so that they may
  // now be required; or their schema uses a changed field, as a price uses its currency.
  const affected = [...schema.values()].filter(
    (one) =>
      !sent.includes(one) &&
      !(one.column.secret && !isEmpty(stored[one.column.name])) &&
      ((one.column.field.required && Object.keys(one.column.field.when).some(isSent)) ||
        (!one.column.secret && siblingNames(one.schema).some(isSent))),
  );
  const kept = Object.fromEntries(affected.map(({ column: { name } }) => [name, before[name]]));
  return validateFields(
    [...sent, ...affected],
    { ...kept, ...params },
    before,
    Object.fromEntries(changed.map(({ column }) => [column.name, "invalid.immutable"])),
  );
};

/** Validates parameters: all required ones, and all that were sent. @throws Failure 406 with every invalid one */
export const checkParams = (schema: RecordSchema, params: Row): Row =>
  validateFields(
    [...schema.values()].filter(({ column }) => column.field.required || params[column.name] !== undefined),
    params,
    {},
    {},
  );

/**
 * Checks the parameters of a call by its definition, and leaves out fields that are only in answers. For `permitted`
 * calls, required parameters must be present, and undescribed ones are left out, too. @throws Failure 406
 */
export const checkDescribed = (
  model: Model,
  { resource, call }: { readonly resource: ResourceModel; readonly call: CallModel },
  params: Row,
  who: "anybody" | "signed" | "permitted",
): Row => {
  const own = new Set(resource.fields.map(({ name }) => name));
  const described = call.params.filter(({ name, readonly }) => !readonly || own.has(name));
  const taken = who === "permitted" ? described : described.filter(({ name }) => !isEmpty(params[name]));
  const schema = schemasOf(
    model,
    taken.flatMap((field) => columnOf(field) ?? []),
  );
  const checked = checkParams(schema, { [resource.key]: schema.has(resource.key) ? null : undefined, ...params });
  return who === "permitted"
    ? checked
    : { ...params, ...Object.fromEntries(described.map(({ name }) => [name, checked[name]])) };
};
