// The rows that a caller reaches: those of its company, or of its company and the companies below it, and, if the definition
// says so, common rows without an owner. docs/definitions.md describes how a definition declares owners.
import type { OwnedModel } from "../../../generator";
import { Failure, invalidFailure, noPermissionFailure } from "../wire/Failure";
import type { Caller } from "../access/Caller";
import { mayCall } from "../access/permission";
import type { Engine, Reading, RecordRequest, Refusals, Step } from "./Engine";
import { isEmpty } from "../storage/codec";
import type { FieldOf, WithoutOthers } from "../storage/defineResource";
import { findByKeys, type Selection } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { findLeadingKeys, narrowToOwners } from "./owners";
import { checkUnrestricted, applyRestrictions, filterUnrestricted } from "./restrictions";

/** Null for a resource whose rows have no owner. */
const ownedModel = ({ resource: { scope } }: Table) => (scope?.is === "owned" ? scope : null);

/**
 * Narrows a selection to the rows that the caller reaches. If a row has several owners, `as` names the field of the owner
 * that the caller must reach.
 */
export const scopeSelection = <Of>(
  platform: Engine,
  table: Table<Of>,
  caller: Caller,
  selection: Selection,
  as?: FieldOf<Of>,
): Selection => {
  const whole = ownedModel(table);
  const owned: OwnedModel | null =
    as === undefined || whole === null ? whole : { ...whole, steps: [{ ...whole.steps[0], field: as }], any: null };
  const own =
    owned === null || caller.companies === null
      ? selection
      : narrowToOwners(platform, table, owned, caller.companies, selection);
  return applyRestrictions(platform, table, caller, own);
};

const ownRows = async (
  reading: Reading,
  table: Table,
  { companies }: Caller,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const owned = ownedModel(table);
  if (owned === null || companies === null || rows.length === 0) return rows;
  const { steps, common, any } = owned;
  const own = await findLeadingKeys(reading, steps, companies, rows);
  if (any !== null) return rows.filter((row) => Object.keys(any).some((field) => own.has(String(row[field]))));
  return rows.filter((row) => {
    const owner = row[steps[0].field];
    return isEmpty(owner) ? common !== null : own.has(String(owner));
  });
};

/** Answers the `rows` that the caller reaches. A row that is not stored needs the fields that lead to its owner. */
export const filterReached = async (
  reading: Reading,
  table: Table,
  caller: Caller,
  rows: readonly Row[],
): Promise<readonly Row[]> => filterUnrestricted(reading, table, caller, await ownRows(reading, table, caller, rows));

export const callerReaches = async <Of, Given extends Row>(
  reading: Reading,
  table: Table<Of>,
  caller: Caller,
  row: Given & WithoutOthers<Of, Given>,
): Promise<boolean> => (await filterReached(reading, table, caller, [row])).length === 1;

/** Whether this is a common row, which has no owner. Only callers who reach every owner may change it. */
const isForeignCommon = (table: Table, { companies }: Caller, row: Row): boolean => {
  const owned = ownedModel(table);
  return owned !== null && owned.common !== null && companies !== null && isEmpty(row[owned.steps[0].field]);
};

/** @throws Failure 513 if the caller may read one of the rows but not change it */
export const checkChangeable = (table: Table, caller: Caller, rows: readonly Row[]): void => {
  if (rows.some((row) => isForeignCommon(table, caller, row))) throw noPermissionFailure();
};

/** Whether the caller reaches the row through an owner that may make the call. */
const mayAsOwner = (table: Table, { companies }: Caller, call: string, row: Row): boolean => {
  const any = ownedModel(table)?.any ?? null;
  if (any === null || companies === null || table.resource.calls.every(({ name }) => name !== call)) return true;
  const own = new Set(companies.map(String));
  return Object.entries(any).some(([field, calls]) => calls.includes(call) && own.has(String(row[field])));
};

const notAsOwner = (): Failure => new Failure(513, "owner", { context: "owner" });

/** @throws Failure 513 if the caller reaches one of the rows only through owners that may not make the call */
export const checkOwnerCall = (table: Table, caller: Caller, call: string, rows: readonly Row[]): void => {
  if (!rows.every((row) => mayAsOwner(table, caller, call, row))) throw notAsOwner();
};

/** The calls that the caller may not make on this row: no owner through which the caller reaches it may make them. */
export const refusalsAsOwner = (table: Table, caller: Caller, row: Row): Refusals =>
  Object.fromEntries(
    table.resource.calls
      .filter(
        ({ verb, on }) => verb === "set" || verb === "del" || (verb === "action" && on !== "list" && on !== "none"),
      )
      .filter(({ name }) => mayCall(caller, table.resource, name) && !mayAsOwner(table, caller, name, row))
      .map(({ name }) => [name, notAsOwner()]),
  );

/**
 * Checks an action on rows with several owners, before its handler runs.
 * @throws Failure 513 if the caller reaches one of the rows only through owners that may not make the call
 */
export const checkOwnerAction = async ({ platform, caller, resource, call, params }: RecordRequest): Promise<void> => {
  const table = platform.tables.get(resource.name);
  if (table === undefined || (ownedModel(table)?.any ?? null) === null || caller.companies === null) return;
  const keys = [params[resource.key]].flat().filter((key) => !isEmpty(key));
  if (keys.length === 0 || call.verb === "list" || call.verb === "get") return;
  const { db } = platform.store;
  const reached = await filterReached({ platform, db }, table, caller, await findByKeys(db, table, keys));
  checkOwnerCall(table, caller, call.name, reached);
};

/** @throws Failure 513 if a change gives the row to another owner, and the caller does not reach the former owner */
const checkOwnersKept = ({ table, caller }: Step, stored: Row, row: Row): void => {
  const { companies } = caller;
  const any = ownedModel(table)?.any ?? null;
  if (any === null || companies === null) return;
  const own = new Set(companies.map(String));
  const isTaken = (field: string) =>
    String(row[field] ?? "") !== String(stored[field] ?? "") &&
    !isEmpty(stored[field]) &&
    !own.has(String(stored[field]));
  if (Object.keys(any).some(isTaken)) throw notAsOwner();
};

/** @throws Failure 406 on the owner field if the caller would not reach the row */
export const checkOwner = async (step: Step, row: Row, stored: Row = {}): Promise<void> => {
  const { table, caller } = step;
  checkOwnersKept(step, stored, row);
  await checkUnrestricted(step, row);
  const owned = ownedModel(table);
  // A new owner has no key yet. Its parent is checked as a reference instead.
  if (owned === null || (owned.steps[0].field === table.key.name && isEmpty(row[table.key.name]))) return;
  if ((await callerReaches(step, table, caller, row)) && !isForeignCommon(table, caller, row)) return;
  const { field } = owned.steps[0];
  throw invalidFailure({ [field]: isEmpty(row[field]) ? "invalid.required" : "invalid.reference" });
};

/** Fills the owner field of a new row with the caller's company, unless `values` name an owner. */
export const fillOwner = ({ table, caller }: Step, values: Row): Row => {
  const owned = ownedModel(table);
  if (owned === null) return values;
  const { steps, common } = owned;
  const { field } = steps[0];
  // The owner is known if it follows from another row. A caller who reaches every owner may also add common rows.
  const isDecided = steps.length > 1 || field === table.key.name || (common !== null && caller.companies === null);
  return isDecided || !isEmpty(values[field]) || isEmpty(caller.company)
    ? values
    : { ...values, [field]: caller.company };
};
