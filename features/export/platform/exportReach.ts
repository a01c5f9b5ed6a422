// Stores which rows an account could reach when it started an export. If the account has lost a part of this reach (the
// right, a company, or rows by a restriction of its role), it may no longer download the file.
import { TASK_CALLS } from "../../../generator";
import { mayCall } from "../../../platform/framework/access/permission";
import type { Caller } from "../../../platform/framework/access/Caller";
import type { Platform } from "../../../platform/framework/Platform";
import { maySeePersonal } from "../../../platform/framework/records/personal";
import { applyRestrictions } from "../../../platform/framework/records/restrictions";
import { selectionOf } from "../../../platform/framework/storage/query";
import type { Table } from "../../../platform/framework/storage/Table";

export interface ExportReach {
  /** Keys of the owners whose rows the file may contain; null for all. */
  readonly owners: Caller["companies"];
  /** A hash of the restrictions of the caller's roles. */
  readonly left: string;
  /**
   * Whether the file shows personal data unmasked. Missing in export jobs of older versions. Their files show personal
   * data.
   */
  readonly sees?: boolean;
}

const leftOf = (platform: Platform, table: Table, caller: Caller): string =>
  applyRestrictions(platform, table, caller, selectionOf(platform.store, table, {})).identity;

export const exportReachOf = (platform: Platform, table: Table, caller: Caller): ExportReach => ({
  owners: caller.companies,
  left: leftOf(platform, table, caller),
  sees: maySeePersonal(platform, caller),
});

const includes = (companies: Caller["companies"], owners: ExportReach["owners"]): boolean => {
  if (companies === null) return true;
  const own = new Set(companies.map(String));
  return owners?.every((one) => own.has(String(one))) ?? false;
};

/**
 * Whether the caller may still get a file that was written under `reach`. Without `reach`, the contents are unknown.
 */
export const mayStillDownload = (
  platform: Platform,
  table: Table,
  caller: Caller,
  reach: ExportReach = { ...exportReachOf(platform, table, caller), sees: true },
): boolean =>
  mayCall(caller, table.resource, TASK_CALLS.addExport) &&
  includes(caller.companies, reach.owners) &&
  (reach.sees === false || maySeePersonal(platform, caller)) &&
  reach.left === leftOf(platform, table, caller);
