// How long the partitions of a table are. Those of the audit trail follow from how long its entries are kept; those of
// other tables are whole days, months, quarters or years in UTC, as their definition says.
import type { StoreModel } from "../../../generator";
import { DAY } from "../wire/seconds";
import type { Table } from "./Table";

/** How long the entries of the trail are kept, 0 for ever, and what time it is. */
export interface Retention {
  readonly days: number;
  readonly now: number;
}

/** Where the partitions of a table end. */
export interface Cut {
  /** Up to here there are partitions ahead of time. */
  readonly until: number;
  /** The end of the partition after the one that ends at `last`; null before the first one. */
  next(last: number | null): number;
  /** Where the first partition begins; null for one without a beginning. */
  readonly from: number | null;
}

/**
 * How many partitions make up the time that entries of the trail are kept. A statement locks each partition that it may
 * have to look into, with all its indexes, and PostgreSQL has room for 64 locks a connection. With those that are partly
 * too old, those of the future and the default partition, there are at most nine.
 */
const PARTS = 6;
/** The longest time that can be set, in days. */
const LONGEST = 36_500;

/** The length of a partition of the trail in seconds: whole days. */
export const widthOf = ({ days }: Pick<Retention, "days">): number =>
  Math.ceil((days === 0 ? LONGEST : days) / PARTS) * DAY;

const nextDay = (moment: number): number => Math.ceil(moment / DAY) * DAY;

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** The first end of a span that is later than `moment`. */
export const endOf = (by: StoreModel["by"], moment: number): number => {
  if (by === "day") return (Math.floor(moment / DAY) + 1) * DAY;
  const at = new Date(moment * 1000);
  const length = MONTHS[by];
  const month = (Math.floor(at.getUTCMonth() / length) + 1) * length;
  return Date.UTC(at.getUTCFullYear(), month, 1) / 1000;
};

/** The longest time that a row waits for its partition to be dropped, in seconds. */
export const longestOf = (by: StoreModel["by"]): number => (by === "day" ? 1 : 31 * MONTHS[by]) * DAY;

export const cutOf = ({ division }: Pick<Table, "division">, retention: Retention): Cut => {
  const { now } = retention;
  if (division === null) {
    const width = widthOf(retention);
    return { until: now + width, next: (last) => nextDay(Math.max(last ?? 0, now)) + width, from: null };
  }
  const { by } = division;
  return {
    until: endOf(by, endOf(by, now)),
    next: (last) => endOf(by, Math.max(last ?? 0, now)),
    // A row without a moment is never too old. It stays in the default partition.
    from: 1,
  };
};
