// Days as the operator lives them: between two midnights of a time zone, 23 or 25 hours long when its clocks change.
import { DAY } from "pilothouse/platform";

/** `end` is the first second after it. Seconds since 1970. */
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

/** Whether there is such a time zone. */
export const isZone = (zone: string): boolean => {
  try {
    return clockOf(zone) !== null;
  } catch {
    return false;
  }
};

/** What a clock in the zone shows, read as if it were UTC; to the minute. */
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

/** The midnight that begins a day, `date` being that midnight read as UTC. */
const midnight = (zone: string, date: number): number => {
  const near = date - offset(zone, date);
  return date - offset(zone, near);
};

/** The date a clock in the zone shows, as the midnight of that date in UTC. */
export const dateAt = (zone: string, seconds: number): number => Math.floor(shown(zone, seconds) / DAY) * DAY;

const textOf = (date: number): string => new Date(date * 1000).toISOString().slice(0, 10);

/** Every day from `begin` to `end`, both inclusive; the first and the last only as far as they lie within. */
export const daysOf = (begin: number, end: number, zone: string): readonly Day[] => {
  const days: Day[] = [];
  const last = dateAt(zone, end);
  for (let date = dateAt(zone, begin); date <= last; date += DAY) {
    const from = Math.max(begin, midnight(zone, date));
    const to = Math.min(end + 1, midnight(zone, date + DAY));
    days.push({ day: textOf(date), begin: from, end: to });
  }
  return days;
};

/** The last `count` days, today among them. */
export const latestDays = (now: number, count: number, zone: string): readonly Day[] =>
  daysOf(midnight(zone, dateAt(zone, now) - (count - 1) * DAY), midnight(zone, dateAt(zone, now) + DAY) - 1, zone);
