// The mode of an import: its rows add records, change existing ones, or both. A row that changes a record is a complete
// call of `set` (ADR 60).
import type { ResourceModel } from "../../../generator";
import type { Caller } from "../../../platform/framework/access/Caller";
import { checkPermission } from "../../../platform/framework/access/permission";
import type { CallFacts, Platform } from "../../../platform/framework/Platform";
import { Failure, invalidFailure } from "../../../platform/framework/wire/Failure";

const MODES = ["add", "update", "both"] as const;
export type ImportMode = (typeof MODES)[number];

/** @throws Failure 406 for another mode */
export const readMode = (value: unknown): ImportMode => {
  const mode = MODES.find((one) => one === (value ?? "add"));
  if (mode === undefined) throw invalidFailure({ mode: "invalid.standard" });
  return mode;
};

/** How rows change records. */
export interface RowUpdates {
  readonly mode: "update" | "both";
  readonly carrying: CallFacts;
  /** Functions that clear caches. Called after the transaction is stored. */
  readonly later: (() => void)[];
}

/**
 * Null for an import that only adds.
 * @throws Failure 513 without the right to each call that the rows may need, 405 for a resource whose imports only add
 */
export const checkImportMode = (
  platform: Platform,
  caller: Caller,
  resource: ResourceModel,
  { call, mode }: { readonly call: string; readonly mode: ImportMode },
): RowUpdates | null => {
  if (mode !== "update") checkPermission(caller, resource, call);
  if (mode === "add") return null;
  const set = resource.calls.find(({ verb }) => verb === "set");
  const carrying = set && resource.importing?.updates === true ? platform.carrying(resource, set) : null;
  if (set === undefined || carrying === null) throw new Failure(405, "action");
  checkPermission(caller, resource, set.name);
  return { mode, carrying, later: [] };
};
