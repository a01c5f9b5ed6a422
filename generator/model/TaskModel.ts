// Imports and exports of a resource.
import type { TASK_CALLS } from "./taskCalls";

export interface ImportingModel {
  /** The call for rows: import_add takes many, add takes one. With `handed`, the call of host.yaml takes all rows. */
  readonly call: typeof TASK_CALLS.addImport | "add";
  readonly handed: boolean;
  /** Fields that identify a record: a row with the same values is the same record. */
  readonly natural: readonly string[];
  /** Whether rows may also change existing records, by set. */
  readonly updates: boolean;
}

export interface ExportingModel {
  /** The call that starts an export. */
  readonly add: string;
  /** The call that lists exports and their progress. */
  readonly follow: string;
  /** The timestamp that an export must filter by, over at most three months; null if the list has no such filter. */
  readonly range: string | null;
}
