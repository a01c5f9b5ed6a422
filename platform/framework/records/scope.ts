// Which rows a caller reaches: those that belong to its company, or to its company and the subordinates, and the platform's
// own where everybody may read them. docs/definitions.md tells how a definition says whose its rows are.
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

const ownedModel = ({ resource: { scope } }: Table) => (scope?.is === "owned" ? scope : null);

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
    const said = row[steps[0].field];
    return isEmpty(said) ? common !== null : own.has(String(said));
  });
};

/** Those of these rows that the caller reaches; of a row that is not stored, what says whose it is will do. */
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

/** Whether it is one of the platform's own among rows that have owners: only who reaches every owner changes it. */
const isForeignCommon = (table: Table, { companies }: Caller, row: Row): boolean => {
  const owned = ownedModel(table);
  return owned !== null && owned.common !== null && companies !== null && isEmpty(row[owned.steps[0].field]);
};

/** @throws Failure 513 for rows that the caller may read and not change */
export const checkChangeable = (table: Table, caller: Caller, rows: readonly Row[]): void => {
  if (rows.some((row) => isForeignCommon(table, caller, row))) throw noPermission();
};

/** @throws Failure 406 for a row that would not be the caller's: what it is said to belong to is none such to them */
export const checkOwner = async (step: Step, row: Row): Promise<void> => {
  const { table, caller } = step;
  await checkUnrestricted(step, row);
  const owned = ownedModel(table);
  // An owner that is new is the caller's by its parent, which is checked as a reference.
  if (owned === null || (owned.steps[0].field === table.key.name && isEmpty(row[table.key.name]))) return;
  if ((await reaches(step, table, caller, row)) && !isForeignCommon(table, caller, row)) return;
  const { field } = owned.steps[0];
  throw invalid({ [field]: isEmpty(row[field]) ? "invalid.required" : "invalid.reference" });
};

/** A new row belongs to the caller's company unless it says otherwise. */
export const fillOwner = ({ table, caller }: Step, values: Row): Row => {
  const owned = ownedModel(table);
  if (owned === null) return values;
  const { steps, common } = owned;
  const { field } = steps[0];
  // What is reached through another row is settled by that row; and who reaches every owner may make what is everybody's.
  const isSaid = steps.length > 1 || field === table.key.name || (common !== null && caller.companies === null);
  return isSaid || !isEmpty(values[field]) || isEmpty(caller.company) ? values : { ...values, [field]: caller.company };
};
