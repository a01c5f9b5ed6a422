// The days of a chart: every day of the period, also those without records.
import type { FieldSum, RowGroup } from "../../sums/console/requestSums";

export interface Day {
  /** The day in the form 2026-11-30. */
  readonly day: string;
  readonly value: number;
}

/** The first moment of the first of so many days up to now, in the zone of this browser. */
export const secondsAtBegin = (days: number, now = new Date()): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1).getTime() / 1000;

/** `read` answers the number of a group. A group is marked by its day as if it were in UTC. */
export const valuesByDay = (
  groups: readonly RowGroup[],
  days: number,
  read: (group: RowGroup) => number,
  now = new Date(),
): readonly Day[] => {
  const found = new Map(groups.map((group) => [Number(group.value), read(group)]));
  return Array.from({ length: days }, (_, at) => {
    const mark = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - days + 1 + at);
    return { day: new Date(mark).toISOString().slice(0, "2026-11-30".length), value: found.get(mark / 1000) ?? 0 };
  });
};

/** The currencies of the sums, the one with the most records first. */
export const currenciesOf = (sums: readonly FieldSum[]): readonly FieldSum[] =>
  sums.toSorted((a, b) => b.count - a.count);

export const sumIn = ({ sums }: RowGroup, field: string, currency: unknown): number =>
  Number(sums.find((one) => one.field === field && one.currency === currency)?.sum ?? 0);
