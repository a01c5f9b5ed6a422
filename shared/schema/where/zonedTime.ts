// Clock times of a zone as seconds since 1970, and back. Node.js 20 has no Temporal, and dayjs is wrong on days that begin
// with a clock change.
export const DAY = 86_400;

const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a zone that does not exist */
const formatIn = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(zone, made);
  return made;
};

export const isZone = (zone: string): boolean => {
  try {
    return formatIn(zone) !== undefined;
  } catch {
    return false;
  }
};

/** The local time of the zone as if it were UTC, so that days can be counted without clock changes. */
export const localTimeOf = (seconds: number, zone: string): number => {
  const parts = formatIn(zone).formatToParts(seconds * 1000);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second")) / 1000;
};

/** The first moment at which the clocks of the zone show this time, or the moment at which they skip it. */
export const secondsOfClock = (clock: number, zone: string): number => {
  const found = [-DAY, DAY].map((aside) => clock - (localTimeOf(clock + aside, zone) - (clock + aside)));
  const shown = found.filter((seconds) => localTimeOf(seconds, zone) === clock);
  return shown.length > 0 ? Math.min(...shown) : Math.max(...found);
};

/** The moment some days before at the same local time, whatever the length of the days in between. */
export const momentDaysBefore = (seconds: number, days: number, zone: string): number =>
  secondsOfClock(localTimeOf(seconds, zone) - days * DAY, zone);

export const dayOfClock = (clock: number): number => Math.floor(clock / DAY) * DAY;

/** A month after 31 January is the last day of February. */
export const addMonths = (day: number, months: number): number => {
  const from = new Date(day * 1000);
  const there = new Date(day * 1000);
  there.setUTCDate(1);
  there.setUTCMonth(there.getUTCMonth() + months);
  const last = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 0)).getUTCDate();
  there.setUTCDate(Math.min(from.getUTCDate(), last));
  return there.getTime() / 1000;
};
