// Days in the operator's time zone, from midnight to midnight. They have 23 or 25 hours when the clocks change.
import { localTimeOf, DAY, dayOfClock, momentDaysBefore, secondsOfClock } from "pilothouse/schema";

/** `begin` and `end` are seconds since 1970; `end` is the first second after the day. `day` is written as 2026-11-23. */
export interface DayPeriod {
  readonly day: string;
  readonly begin: number;
  readonly end: number;
}

/** The start of a day in the zone, in epoch seconds. `date` is midnight of the same date in UTC. */
const midnight = (zone: string, date: number): number => secondsOfClock(date, zone);

/** The local date in the zone, as midnight of that date in UTC. */
export const dateAt = (zone: string, seconds: number): number => dayOfClock(localTimeOf(seconds, zone));

const dateText = (date: number): string => new Date(date * 1000).toISOString().slice(0, 10);

/** Every day from `begin` to `end`, both inclusive. The range cuts the first and the last day. */
export const daysOf = (begin: number, end: number, zone: string): readonly DayPeriod[] => {
  const days: DayPeriod[] = [];
  const last = dateAt(zone, end);
  for (let date = dateAt(zone, begin); date <= last; date += DAY) {
    const from = Math.max(begin, midnight(zone, date));
    const to = Math.min(end + 1, midnight(zone, date + DAY));
    days.push({ day: dateText(date), begin: from, end: to });
  }
  return days;
};

/** Yesterday up to the current time of day, for comparison with today. The last of `days` is today. */
export const yesterdayUntil = (now: number, days: readonly DayPeriod[], zone: string): DayPeriod => {
  const today = days.at(-1) ?? { day: "", begin: now, end: now };
  const { day, begin, end } = days.at(-2) ?? today;
  return { day, begin, end: Math.min(end, momentDaysBefore(now, 1, zone) + 1) };
};

/** The last `count` days, including today. */
export const latestDays = (now: number, count: number, zone: string): readonly DayPeriod[] =>
  daysOf(midnight(zone, dateAt(zone, now) - (count - 1) * DAY), midnight(zone, dateAt(zone, now) + DAY) - 1, zone);
