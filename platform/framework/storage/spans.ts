// The length of the partitions of a table. For the audit trail, it follows from how long entries are kept. For other
// tables, it is whole days, months, quarters or years in UTC, as their definition says.
import type { PartitionModel } from "../../../generator";
import { DAY } from "../wire/seconds";
import type { Table } from "./Table";

/** How long the entries of the trail are kept (0 for ever), and the current time. */
export interface RetentionRule {
  readonly days: number;
  readonly now: number;
}

/** Where the partitions of a table end. */
export interface PartitionEnds {
  /** Partitions are prepared up to this time. */
  readonly until: number;
  /** The end of the partition after the one that ends at `last`. If `last` is null, the end of the first partition. */
  next(last: number | null): number;
  /** The start of the first partition; null if it has no lower bound. */
  readonly from: number | null;
}

/**
 * The number of partitions for the time that entries of the trail are kept. A statement locks each partition that it may
 * have to read, with all its indexes, and PostgreSQL has room for 64 locks per connection. Including partly expired,
 * future and default partitions, there are at most nine.
 */
const PARTS = 6;
/** The longest time that can be set, in days. */
const LONGEST = 36_500;

/** The length of a partition of the trail in seconds: whole days. */
export const partitionSeconds = ({ days }: Pick<RetentionRule, "days">): number =>
  Math.ceil((days === 0 ? LONGEST : days) / PARTS) * DAY;

const nextDay = (moment: number): number => Math.ceil(moment / DAY) * DAY;

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** The first end of a partition after `moment`. */
export const nextPartitionEnd = (by: PartitionModel["by"], moment: number): number => {
  if (by === "day") return (Math.floor(moment / DAY) + 1) * DAY;
  const at = new Date(moment * 1000);
  const length = MONTHS[by];
  const month = (Math.floor(at.getUTCMonth() / length) + 1) * length;
  return Date.UTC(at.getUTCFullYear(), month, 1) / 1000;
};

/** The longest time that a row waits until its partition is dropped, in seconds. */
export const longestPartition = (by: PartitionModel["by"]): number => (by === "day" ? 1 : 31 * MONTHS[by]) * DAY;

export const partitionEndsOf = ({ division }: Pick<Table, "division">, retention: RetentionRule): PartitionEnds => {
  const { now } = retention;
  if (division === null) {
    const width = partitionSeconds(retention);
    return { until: now + width, next: (last) => nextDay(Math.max(last ?? 0, now)) + width, from: null };
  }
  const { by } = division;
  return {
    until: nextPartitionEnd(by, nextPartitionEnd(by, now)),
    next: (last) => nextPartitionEnd(by, Math.max(last ?? 0, now)),
    // A row without a time never expires. It stays in the default partition.
    from: 1,
  };
};
