import type { PARTITION_SPANS } from "../definition/Definition";

/** The length of a partition. */
export type PartitionSpan = (typeof PARTITION_SPANS)[number];

/** A table that is partitioned by time. */
export interface PartitionModel {
  /** The field with the time of a row, which never changes. */
  readonly partition: string;
  readonly by: PartitionSpan;
  /** How many days a row is kept; null for ever. */
  readonly keep: number | null;
}
