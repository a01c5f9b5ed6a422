// The times that a condition means: from the first to the last second, both inclusive.
import { isPeriod, isUnit, WHERE_LIMITS, type Operator, type Period, type Unit } from "./Where";
import { addMonths, localTimeOf, DAY, dayOfClock, secondsOfClock } from "./zonedTime";

/** The time and place of a request: seconds since 1970, and an IANA zone. */
export interface RequestTime {
  readonly now: number;
  readonly zone: string;
}

export interface TimeSpan {
  readonly from: number;
  readonly until: number;
}

const MINUTE = 60;
const HOUR = 3600;
const MONDAY = 1;

/** The span from the start of the day `first` to the last second before the day `next`. */
const daysSpan = (first: number, next: number, zone: string): TimeSpan => ({
  from: secondsOfClock(first, zone),
  until: secondsOfClock(next, zone) - 1,
});

const weekOf = (day: number): number => day - ((new Date(day * 1000).getUTCDay() + 7 - MONDAY) % 7) * DAY;
const monthOf = (day: number): number => day - (new Date(day * 1000).getUTCDate() - 1) * DAY;
const yearOf = (day: number): number => Date.UTC(new Date(day * 1000).getUTCFullYear(), 0, 1) / 1000;

/** The first day of a period, and the day after its last. Weeks begin on Monday. */
const DAYS: Readonly<Record<Period, (today: number) => readonly [number, number]>> = {
  today: (day) => [day, day + DAY],
  yesterday: (day) => [day - DAY, day],
  tomorrow: (day) => [day + DAY, day + 2 * DAY],
  this_week: (day) => [weekOf(day), weekOf(day) + 7 * DAY],
  last_week: (day) => [weekOf(day) - 7 * DAY, weekOf(day)],
  this_month: (day) => [monthOf(day), addMonths(monthOf(day), 1)],
  last_month: (day) => [addMonths(monthOf(day), -1), monthOf(day)],
  this_year: (day) => [yearOf(day), addMonths(yearOf(day), 12)],
  last_year: (day) => [addMonths(yearOf(day), -12), yearOf(day)],
};

export const periodSpan = (period: Period, { now, zone }: RequestTime): TimeSpan => {
  const [first, next] = DAYS[period](dayOfClock(localTimeOf(now, zone)));
  return daysSpan(first, next, zone);
};

/** Hours end with the current minute. Days, weeks and months are whole days, including today. */
export const lastSpan = (count: number, unit: Unit, { now, zone }: RequestTime): TimeSpan => {
  const minute = Math.floor(now / MINUTE) * MINUTE;
  if (unit === "hours") return { from: minute - count * HOUR, until: minute + MINUTE - 1 };
  const next = dayOfClock(localTimeOf(now, zone)) + DAY;
  const first = unit === "months" ? addMonths(next, -count) : next - count * (unit === "weeks" ? 7 : 1) * DAY;
  return daysSpan(first, next, zone);
};

export const nextSpan = (count: number, unit: Unit, { now, zone }: RequestTime): TimeSpan => {
  const minute = Math.floor(now / MINUTE) * MINUTE;
  if (unit === "hours") return { from: minute, until: minute + count * HOUR + MINUTE - 1 };
  const first = dayOfClock(localTimeOf(now, zone));
  const next = unit === "months" ? addMonths(first, count) : first + count * (unit === "weeks" ? 7 : 1) * DAY;
  return daysSpan(first, next, zone);
};

const TIME = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/;
const SECONDS = /^\d{1,12}$/;
const UTC = "UTC";

/** A day (2026-03-01), a minute (2026-03-01T14:30) or a second since 1970. Null for anything else. */
export const momentSpan = (text: string, zone: string): TimeSpan | null => {
  if (SECONDS.test(text)) return { from: Number(text), until: Number(text) };
  const [, year, month, date, hour, minute] = TIME.exec(text) ?? [];
  if (year === undefined) return null;
  const day = Date.UTC(Number(year), Number(month) - 1, Number(date)) / 1000;
  // A date such as 31 February does not exist.
  if (new Date(day * 1000).toISOString().slice(0, 10) !== `${year}-${month}-${date}`) return null;
  if (hour === undefined) return daysSpan(day, day + DAY, zone);
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  const from = secondsOfClock(day + Number(hour) * HOUR + Number(minute) * MINUTE, zone);
  return { from, until: from + MINUTE - 1 };
};

export const isMoment = (text: string): boolean => momentSpan(text, UTC) !== null;

const LATEST = 253_402_300_799;

const countOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,3}$/.test(text) && Number(text) <= WHERE_LIMITS.count ? Number(text) : null;

/** The times that a condition means; null if its values are not times. Not for `empty` and `not_empty`. */
export const spanOf = (operator: Operator, values: readonly string[], asking: RequestTime): TimeSpan | null => {
  const [first = "", second = ""] = values;
  if (operator === "during") return isPeriod(first) ? periodSpan(first, asking) : null;
  if (operator === "last" || operator === "next") {
    const count = countOf(first);
    if (count === null || !isUnit(second)) return null;
    return (operator === "last" ? lastSpan : nextSpan)(count, second, asking);
  }
  const [one, other] = [momentSpan(first, asking.zone), momentSpan(second, asking.zone)];
  if (one === null) return null;
  if (operator === "less") return { from: 1, until: one.from - 1 };
  if (operator === "more") return { from: one.until + 1, until: LATEST };
  if (operator === "between") return other === null ? null : { from: one.from, until: other.until };
  return one;
};
