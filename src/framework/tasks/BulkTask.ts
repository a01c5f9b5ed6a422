// What a bulk task says of itself.

export const OUTCOMES = ["changed", "same", "refused", "waiting"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type BulkState = "working" | "asks" | "stopped" | "cancelled" | "done";

export interface BulkTask {
  readonly state: BulkState;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly expected: number;
  /** The number of records that match now, when it asks whether to go on. */
  readonly asks: number;
  /** Whether a value is set only on records that have none. */
  readonly onlyEmpty: boolean;
}

/** The words for a number of records with an outcome. */
export const outcomeWords = ({ onlyEmpty }: BulkTask, outcome: Outcome): string =>
  `bulk.count.${outcome === "same" && onlyEmpty ? "left" : outcome}`;

export const canGoOn = ({ state }: BulkTask): boolean =>
  state === "asks" || state === "stopped" || state === "cancelled";

/** The address of the page of a task. */
export const BULK_TASKS = "/tasks";
export const bulkPath = (id: string): string => `${BULK_TASKS}/${encodeURIComponent(id)}`;
