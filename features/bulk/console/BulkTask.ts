// A bulk task as the platform answers it.
import type { Payload } from "../../../src/framework/wire/contract";

export const OUTCOME_NAMES = ["changed", "same", "refused", "waiting"] as const;
export type Outcome = (typeof OUTCOME_NAMES)[number];

export type BulkState = "working" | "asks" | "stopped" | "cancelled" | "done";

export interface BulkTask {
  readonly state: BulkState;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly expected: number;
  /** The number of records that match now, if the task waits for people to confirm this number. */
  readonly asks: number;
  /** Whether a value is set only on records that have none. */
  readonly onlyEmpty: boolean;
  /** The values that the call sets, and the fields that show people whether a record was changed. */
  readonly values: Payload;
  readonly fields: readonly string[];
  /**
   * The filters of the task. If the task retries the refused records of another task, the id of that task; otherwise
   * "".
   */
  readonly filters: Payload;
  readonly again: string;
  /** Records per second, and remaining seconds. Null while unknown, and if the platform does not answer them. */
  readonly rate: number | null;
  readonly left: number | null;
  /** The time of the last change, in seconds since 1970. */
  readonly changed: number;
}

/** The words for a number of records with an outcome. */
export const outcomeWords = ({ onlyEmpty }: BulkTask, outcome: Outcome): string =>
  `bulk.count.${outcome === "same" && onlyEmpty ? "left" : outcome}`;

/** The words for an outcome without its number. */
export const outcomeLabel = ({ onlyEmpty }: BulkTask, outcome: Exclude<Outcome, "waiting">): string =>
  `bulk.tab.${outcome === "same" && onlyEmpty ? "left" : outcome}`;

export const canContinue = ({ state }: BulkTask): boolean =>
  state === "asks" || state === "stopped" || state === "cancelled";

/** The colours of the states. */
export const STATE_COLORS = {
  working: "info",
  asks: "warning",
  stopped: "error",
  cancelled: "default",
  done: "success",
} as const satisfies Readonly<Record<BulkState, string>>;

/** The address of the page of a task. */
export const BULK_TASKS_PATH = "/tasks";
export const bulkTaskPath = (id: string): string => `${BULK_TASKS_PATH}/${encodeURIComponent(id)}`;
