// What a bulk task says of itself.

export const OUTCOMES = ["changed", "same", "refused", "waiting"] as const;

export type BulkState = "working" | "asks" | "stopped" | "cancelled" | "done";

export interface BulkTask {
  readonly state: BulkState;
  readonly counts: Readonly<Record<(typeof OUTCOMES)[number], number>>;
  readonly expected: number;
  /** The number of records that match now, when it asks whether to go on. */
  readonly asks: number;
}
