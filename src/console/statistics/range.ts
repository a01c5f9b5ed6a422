// The range of days on a statistics screen, as it is in the address: `2026-08-21`, both inclusive, in the operator's zone.
import dayjs from "dayjs";
import type { Statistics } from "../../generated/service/statistics/statistics.schema";

export interface Range {
  readonly from: string;
  readonly to: string;
}
export type Fault = "range_refused" | "range_turned";

const MONTHS = 3;
const FORMAT = "YYYY-MM-DD";
const USUAL = 30;
export const PRESETS = [7, 30, 90] as const;
export type Preset = (typeof PRESETS)[number];

export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && dayjs(text).format(FORMAT) === text;

/** The last days, including today. 90 means three calendar months. */
export const presetOf = (preset: Preset, now: dayjs.Dayjs = dayjs()): Range => ({
  from: (preset === 90 ? now.subtract(MONTHS, "month") : now.subtract(preset - 1, "day")).format(FORMAT),
  to: now.format(FORMAT),
});

/** The range in an address. Without a valid one, the last thirty days. */
export const readRange = (from: string | null, to: string | null, now?: dayjs.Dayjs): Range => {
  const usual = presetOf(USUAL, now);
  return from !== null && to !== null && isDay(from) && isDay(to) ? { from, to } : usual;
};

/** What is wrong with a range. Null when it is valid. */
export const faultOf = ({ from, to }: Range): Fault | null => {
  if (to < from) return "range_turned";
  // Counted from either end: three months that end on the last day of May begin on the last day of February.
  const isWithin =
    !dayjs(to).isAfter(dayjs(from).add(MONTHS, "month")) || !dayjs(from).isBefore(dayjs(to).subtract(MONTHS, "month"));
  return isWithin ? null : "range_refused";
};

export const lengthOf = ({ from, to }: Range): number => dayjs(to).diff(dayjs(from), "day") + 1;

/** The same number of days right before the range. Fewer when that would be more than three months. */
export const rangeBefore = (range: Range): Range => {
  const to = dayjs(range.from).subtract(1, "day");
  const wide = to.subtract(lengthOf(range) - 1, "day");
  const least = to.subtract(MONTHS, "month");
  return { from: (wide.isBefore(least) ? least : wide).format(FORMAT), to: to.format(FORMAT) };
};

/** Seconds since 1970, both inclusive. */
export const secondsOf = ({ from, to }: Range) =>
  ({
    gmt_begin: dayjs(from).startOf("day").unix(),
    gmt_end: dayjs(to).endOf("day").unix(),
  }) satisfies Partial<Statistics>;
