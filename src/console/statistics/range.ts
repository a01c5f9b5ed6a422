// The range of days on a statistics screen. In the address, a day has the form `2026-08-21`. Both days belong to the
// range.
import dayjs from "dayjs";
import { localTimeOf, DAY, momentDaysBefore, secondsOfClock } from "pilothouse/schema";
import type { Statistics } from "../../generated/service/statistics/statistics.schema";

export interface DayRange {
  readonly from: string;
  readonly to: string;
}
export type RangeFault = "range_refused" | "range_turned";

const MONTHS = 3;
const FORMAT = "YYYY-MM-DD";
const USUAL = 30;
export const RANGE_PRESETS = [7, 30, 90] as const;
export type Preset = (typeof RANGE_PRESETS)[number];

export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && dayjs(text).format(FORMAT) === text;

/** The last days up to today. 90 means three calendar months. */
export const presetRange = (preset: Preset, now: dayjs.Dayjs = dayjs()): DayRange => ({
  from: (preset === 90 ? now.subtract(MONTHS, "month") : now.subtract(preset - 1, "day")).format(FORMAT),
  to: now.format(FORMAT),
});

/** The range in an address. If the address has no valid range, the last thirty days. */
export const readRange = (from: string | null, to: string | null, now?: dayjs.Dayjs): DayRange => {
  const usual = presetRange(USUAL, now);
  return from !== null && to !== null && isDay(from) && isDay(to) ? { from, to } : usual;
};

/** Why a range is invalid. Null if it is valid. */
export const rangeFault = ({ from, to }: DayRange): RangeFault | null => {
  if (to < from) return "range_turned";
  // Months are counted forward from the start and back from the end: three months up to the last day of May begin on
  // the last day of February.
  const isWithin =
    !dayjs(to).isAfter(dayjs(from).add(MONTHS, "month")) || !dayjs(from).isBefore(dayjs(to).subtract(MONTHS, "month"));
  return isWithin ? null : "range_refused";
};

/** The local date in a zone at a given time. */
export const localDateAt = (seconds: number, zone: string): dayjs.Dayjs =>
  dayjs(new Date(localTimeOf(seconds, zone) * 1000).toISOString().slice(0, 10));

export const countDays = ({ from, to }: DayRange): number => dayjs(to).diff(dayjs(from), "day") + 1;

/** The same number of days right before the range, but at most three months. */
export const previousRange = (range: DayRange): DayRange => {
  const to = dayjs(range.from).subtract(1, "day");
  const wide = to.subtract(countDays(range) - 1, "day");
  const least = to.subtract(MONTHS, "month");
  return { from: (wide.isBefore(least) ? least : wide).format(FORMAT), to: to.format(FORMAT) };
};

const midnightOf = (day: string, zone: string): number => secondsOfClock(Date.parse(day) / 1000, zone);

/** Seconds since 1970 of days in a zone, both inclusive. */
export const secondsOfRange = ({ from, to }: DayRange, zone: string) =>
  ({
    gmt_begin: midnightOf(from, zone),
    gmt_end: secondsOfClock(Date.parse(to) / 1000 + DAY, zone) - 1,
  }) satisfies Partial<Statistics>;

/**
 * The days before a range, in a zone. If the range is not over yet, the earlier days end at the current time of day, so
 * that both periods are equally long.
 */
export const secondsOfPreviousRange = (range: DayRange, zone: string, now: number) => {
  const whole = secondsOfRange(previousRange(range), zone);
  const { gmt_begin, gmt_end } = secondsOfRange(range, zone);
  const isOver = now >= gmt_end || now < gmt_begin;
  return isOver ? whole : { ...whole, gmt_end: Math.min(whole.gmt_end, momentDaysBefore(now, countDays(range), zone)) };
};
