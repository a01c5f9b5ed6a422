// Which rows a caller reaches: those of its company, or of its company and the companies below it, and, where the
// definition says so, the common rows that have no owner. docs/definitions.md describes how a definition declares
// owners.
import { invalid, noPermission } from "../wire/Failure";
import type { Caller } from "../access/Caller";
import type { Engine, Reading, Step } from "./Engine";
import { isEmpty } from "../storage/codec";
import type { Only } from "../storage/defineResource";
import type { Selection } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { findLeadingKeys, narrowToOwners } from "./owners";
import { checkUnrestricted, applyRestrictions, filterUnrestricted } from "./restrictions";

/** Null for a resource whose rows have no owner. */
const ownedModel = ({ resource: { scope } }: Table) => (scope?.is === "owned" ? scope : null);

/** Narrows a selection to the rows that the caller reaches. */
export const scopeSelection = (platform: Engine, table: Table, caller: Caller, selection: Selection): Selection => {
  const owned = ownedModel(table);
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
  const { steps, common } = owned;
  const own = await findLeadingKeys(reading, steps, companies, rows);
  return rows.filter((row) => {
    const owner = row[steps[0].field];
    return isEmpty(owner) ? common !== null : own.has(String(owner));
  });
};

/**
 * Answers those of `rows` that the caller reaches. A row that is not stored yet only needs the fields that lead to its
 * owner.
 */
export const filterReached = async (
  reading: Reading,
  table: Table,
  caller: Caller,
  rows: readonly Row[],
): Promise<readonly Row[]> => filterUnrestricted(reading, table, caller, await ownRows(reading, table, caller, rows));

export const reaches = async <Of, Given extends Row>(
  reading: Reading,
  table: Table<Of>,
  caller: Caller,
  row: Given & Only<Of, Given>,
): Promise<boolean> => (await filterReached(reading, table, caller, [row])).length === 1;

/**
 * Whether this is a common row, which has no owner, and the caller does not reach every owner and so may not change it.
 */
const isForeignCommon = (table: Table, { companies }: Caller, row: Row): boolean => {
  const owned = ownedModel(table);
  return owned !== null && owned.common !== null && companies !== null && isEmpty(row[owned.steps[0].field]);
};

/** @throws Failure 513 if the caller may read one of the rows but not change it */
export const checkChangeable = (table: Table, caller: Caller, rows: readonly Row[]): void => {
  if (rows.some((row) => isForeignCommon(table, caller, row))) throw noPermission();
};

/** @throws Failure 406 on the owner field, if the row would not be within the caller's reach */
export const checkOwner = async (step: Step, row: Row): Promise<void> => {
  const { table, caller } = step;
  await checkUnrestricted(step, row);
  const owned = ownedModel(table);
  // A new row of the owners themselves has no key yet. Its parent is checked as a reference instead.
  if (owned === null || (owned.steps[0].field === table.key.name && isEmpty(row[table.key.name]))) return;
  if ((await reaches(step, table, caller, row)) && !isForeignCommon(table, caller, row)) return;
  const { field } = owned.steps[0];
  throw invalid({ [field]: isEmpty(row[field]) ? "invalid.required" : "invalid.reference" });
};

/** Fills the owner field of a new row with the caller's company, unless `values` name an owner. */
export const fillOwner = ({ table, caller }: Step, values: Row): Row => {
  const owned = ownedModel(table);
  if (owned === null) return values;
  const { steps, common } = owned;
  const { field } = steps[0];
  // If the owner is found through another row, that row decides. A caller who reaches every owner may add common rows.
  const isDecided = steps.length > 1 || field === table.key.name || (common !== null && caller.companies === null);
  return isDecided || !isEmpty(values[field]) || isEmpty(caller.company)
    ? values
    : { ...values, [field]: caller.company };
};
