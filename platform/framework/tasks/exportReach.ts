// What a file was made under. Whoever has lost a part of that since, the right, a company or what a role leaves, no longer gets it.
import { TASK_CALLS } from "../../../generator";
import { mayCall } from "../access/permission";
import type { Caller } from "../access/Caller";
import type { Platform } from "../Platform";
import { applyRestrictions } from "../records/restrictions";
import { selectionOf } from "../storage/query";
import type { Table } from "../storage/Table";

export interface ExportReach {
  /** Keys of the owners whose rows it may hold; null for all. */
  readonly owners: Caller["companies"];
  /** Tells apart what the caller's roles left of them. */
  readonly left: string;
}

const leftOf = (platform: Platform, table: Table, caller: Caller): string =>
  applyRestrictions(platform, table, caller, selectionOf(platform.store, table, {})).identity;

export const reachOf = (platform: Platform, table: Table, caller: Caller): ExportReach => ({
  owners: caller.companies,
  left: leftOf(platform, table, caller),
});

const includes = (companies: Caller["companies"], owners: ExportReach["owners"]): boolean => {
  if (companies === null) return true;
  const own = new Set(companies.map(String));
  return owners?.every((one) => own.has(String(one))) ?? false;
};

/** Whether the caller still may have what was made under `reach`. */
export const covers = (platform: Platform, table: Table, caller: Caller, reach: ExportReach): boolean =>
  mayCall(caller, table.resource, TASK_CALLS.addExport) &&
  includes(caller.companies, reach.owners) &&
  reach.left === leftOf(platform, table, caller);
