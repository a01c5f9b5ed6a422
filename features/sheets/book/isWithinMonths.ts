const DAY = 86_400_000;
/** The last second of the year 9999. */
const LATEST = 253_402_300_799;

/** The day in a zone as UTC midnight, so that days can be counted without clock changes. */
const dayIn = (seconds: number, zone: string): Date => {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  }).formatToParts(seconds * 1000);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return new Date(Date.UTC(of("year"), of("month") - 1, of("day")));
};

/** Three months after 30 November is the last day of February, not a day in March. */
const monthsOn = (day: Date, months: number): Date => {
  const there = new Date(day);
  there.setUTCMonth(there.getUTCMonth() + months);
  if (there.getUTCDate() !== day.getUTCDate()) there.setUTCDate(0);
  return there;
};

/**
 * Whether a span of time is at most some months long, counted in days of the zone. If the zone is null, it may be one
 * day longer, because the operator's zone is unknown.
 */
export const isWithinMonths = (begin: unknown, end: unknown, months: number, zone: string | null): boolean => {
  const [from, to] = [Number(begin), Number(end)];
  if (!(from > 0) || !(to >= from) || to > LATEST) return false;
  const [first, last] = [dayIn(from, zone ?? "UTC"), dayIn(to, zone ?? "UTC")];
  const slack = zone === null ? DAY : 0;
  return (
    last.getTime() <= monthsOn(first, months).getTime() + slack ||
    first.getTime() >= monthsOn(last, -months).getTime() - slack
  );
};
