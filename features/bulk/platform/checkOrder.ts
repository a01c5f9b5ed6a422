// A bulk task may make a call that is about single records, runs in one transaction and needs no further question.
import { operatorsOf } from "pilothouse/schema";
import { TASK_CALLS } from "../../../generator";
import type { CallModel, FieldModel } from "../../../generator";
import { checkPermission } from "../../../platform/framework/access/permission";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { comparableFields } from "../../../platform/framework/records/asked";
import { listCallOf } from "../../../platform/framework/records/listing";
import { isEmpty } from "../../../platform/framework/storage/codec";
import type { Row } from "../../../platform/framework/storage/Store";
import { columnOf, type Table } from "../../../platform/framework/storage/Table";
import { Failure, invalidFailure } from "../../../platform/framework/wire/Failure";
import { isObject } from "../../../platform/framework/wire/readJson";

export interface TableAndCall {
  readonly table: Table;
  readonly call: CallModel;
}

const TASKS: ReadonlySet<string> = new Set(Object.values(TASK_CALLS));
const isHidden = (field: FieldModel): boolean => {
  const column = columnOf(field);
  return column === null || column.secret || column.encrypted;
};

/** Whether each parameter is the key, a value of `ask`, a constant, or a column of the record. */
const isFilled = ({ byName, key }: Table, { params, ask, constants, from }: CallModel): boolean =>
  params.every(({ name }) => {
    if (name === key.name || ask.includes(name) || Object.hasOwn(constants, name)) return true;
    const column = byName.get(from[name] ?? name);
    return column !== undefined && !column.secret && !column.encrypted;
  });

/** Whether an action is about one record, changes something, and ends with its answer. */
const isAction = (table: Table, call: CallModel): boolean =>
  call.on !== "list" &&
  call.on !== "none" &&
  call.trail !== "none" &&
  call.address === null &&
  call.answer.length === 0 &&
  !TASKS.has(call.name) &&
  call.params.some(({ name }) => name === table.key.name) &&
  call.params.every((field) => !(call.ask.includes(field.name) && isHidden(field))) &&
  isFilled(table, call);

const isPossible = (table: Table, call: CallModel): boolean =>
  call.verb === "set" || call.verb === "del" || (call.verb === "action" && isAction(table, call));

/**
 * The table and the call that are meant, if the caller may list its records and make this call. @throws Failure 406 for
 * a resource or call that does not exist, 513 without the right, 405 for a call that cannot be made for many records
 */
export const findTableAndCall = (
  { platform, caller }: Pick<SessionRequest, "platform" | "caller">,
  resource: unknown,
  name: unknown,
): TableAndCall => {
  const table = platform.tables.get(String(resource ?? ""));
  if (table === undefined) throw invalidFailure({ resource: "invalid.reference" });
  const call = table.resource.calls.find((one) => one.name === name);
  const listing = listCallOf(table.resource);
  if (call === undefined) throw invalidFailure({ call: "invalid.reference" });
  checkPermission(caller, table.resource, "list");
  checkPermission(caller, table.resource, call.name);
  // A list call with code of its own may answer other rows than the filters select, so it is refused.
  const isListed = listing !== undefined && platform.carrying(table.resource, listing)?.isPlain !== false;
  if (!isListed || !isPossible(table, call) || platform.carrying(table.resource, call) === null)
    throw new Failure(405, "bulk");
  return { table, call };
};

/**
 * Fields of some kinds, such as numbers, always have a value: 0 is a value. @throws Failure 406 with each such field
 */
export const checkCanBeEmpty = ({ table, call }: TableAndCall, values: Row): void => {
  const compared = comparableFields(table);
  const never = Object.keys(values).filter((name) => {
    const of = compared(name);
    return of === undefined || !operatorsOf(of.field).includes("empty");
  });
  if (call.verb !== "set" || never.length > 0)
    throw invalidFailure(Object.fromEntries(never.map((name) => [name, "invalid.never_empty"])));
};

/** The fields that can be set to one value in many records. */
const settable = (
  { platform }: Pick<SessionRequest, "platform">,
  { name, key, resource }: Table,
): ReadonlySet<string> => {
  const unique = new Set(resource.unique.flatMap(({ fields }) => (fields.length === 1 ? fields : [])));
  const schema = platform.schemas.get(name) ?? new Map();
  return new Set(
    [...schema.values()].flatMap(({ column }) =>
      column.name === key.name || unique.has(column.name) || column.secret || column.encrypted ? [] : [column.name],
    ),
  );
};

/** The values that the call sends in addition to the key. @throws Failure 406 that names each unknown or missing value */
export const readCallValues = (
  request: Pick<SessionRequest, "platform">,
  { table, call }: TableAndCall,
  given: unknown,
): Row => {
  const values = isObject(given) ? given : {};
  const allowed =
    call.verb === "set" ? settable(request, table) : new Set(call.verb === "action" ? call.ask : ([] as const));
  const wrong = Object.keys(values).filter((name) => !allowed.has(name));
  if (wrong.length > 0) throw invalidFailure(Object.fromEntries(wrong.map((name) => [name, "invalid.standard"])));
  const lacking = call.params.filter(({ name, required }) => required && allowed.has(name) && isEmpty(values[name]));
  if (lacking.length > 0)
    throw invalidFailure(Object.fromEntries(lacking.map(({ name }) => [name, "invalid.required"])));
  if (call.verb === "set" && Object.keys(values).length === 0) throw invalidFailure({ values: "invalid.required" });
  return values;
};
