// Imports and exports of a resource.
import type { TASK_CALLS } from "./taskCalls";

export interface ImportingModel {
  /** The call for rows: import_add takes many, add takes one. With `handed`, the call of host.yaml takes them instead. */
  readonly call: typeof TASK_CALLS.addImport | "add";
  readonly handed: boolean;
  /** Fields that identify a record: a row with the same values is the same record. */
  readonly natural: readonly string[];
  /** Whether rows may also change records that exist, by set. */
  readonly updates: boolean;
}

export interface ExportingModel {
  /** The call that starts an export. */
  readonly add: string;
  /** The call that lists exports and their progress. */
  readonly follow: string;
  /** The timestamp of every row that must be filtered by, over at most three months; null when the list has no such filter. */
  readonly range: string | null;
}
