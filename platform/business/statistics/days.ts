// Days in the operator's time zone, from midnight to midnight. They have 23 or 25 hours when the clocks change.
import { DAY } from "pilothouse/platform";

/** `begin` and `end` are seconds since 1970; `end` is the first second after the day. `day` is written as 2026-11-23. */
export interface Day {
  readonly day: string;
  readonly begin: number;
  readonly end: number;
}

const PARTS = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;

const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en", { ...PARTS, timeZone: zone, hourCycle: "h23", calendar: "gregory" });
  if (clocks.size < 100) clocks.set(zone, clock);
  return clock;
};

/** Whether the time zone exists. */
export const isZone = (zone: string): boolean => {
  try {
    return clockOf(zone) !== null;
  } catch {
    return false;
  }
};

/** The local time in the zone, to the minute, as seconds as if it were UTC. */
const shown = (zone: string, seconds: number): number => {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(seconds * 1000)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: keyof typeof PARTS): number => parts.get(name) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute")) / 1000;
};

const offset = (zone: string, seconds: number): number => shown(zone, seconds) - Math.floor(seconds / 60) * 60;

/** The midnight at which a day starts in the zone. `date` is the same midnight in UTC. */
const midnight = (zone: string, date: number): number => {
  const near = date - offset(zone, date);
  return date - offset(zone, near);
};

/** The local date in the zone, as its midnight in UTC. */
export const dateAt = (zone: string, seconds: number): number => Math.floor(shown(zone, seconds) / DAY) * DAY;

const dateText = (date: number): string => new Date(date * 1000).toISOString().slice(0, 10);

/** Every day from `begin` to `end`, both inclusive. The first and the last day are cut at the range. */
export const daysOf = (begin: number, end: number, zone: string): readonly Day[] => {
  const days: Day[] = [];
  const last = dateAt(zone, end);
  for (let date = dateAt(zone, begin); date <= last; date += DAY) {
    const from = Math.max(begin, midnight(zone, date));
    const to = Math.min(end + 1, midnight(zone, date + DAY));
    days.push({ day: dateText(date), begin: from, end: to });
  }
  return days;
};

/** Yesterday until the time of day that it is now, to compare today with. `days` end with today. */
export const yesterdayUntil = (now: number, days: readonly Day[]): Day => {
  const today = days.at(-1) ?? { day: "", begin: now, end: now };
  const { day, begin, end } = days.at(-2) ?? today;
  return { day, begin, end: Math.min(end, begin + now - today.begin + 1) };
};

/** The last `count` days, including today. */
export const latestDays = (now: number, count: number, zone: string): readonly Day[] =>
  daysOf(midnight(zone, dateAt(zone, now) - (count - 1) * DAY), midnight(zone, dateAt(zone, now) + DAY) - 1, zone);
