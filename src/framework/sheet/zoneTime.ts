// Times as spreadsheets keep them: the date and time of a clock in one zone, without the zone.
import type { Cell } from "./Cell";
import { DAYS_TO_1970 } from "./dateFormat";

const DAY = 86_400;
/** Clocks are changed at a quarter of an hour, so that within one, the difference to UTC is the same. */
const QUARTER = 900;
/** The most differences that are kept. */
const MOST = 50_000;
/** The last second of the year 9999, after which spreadsheets have no dates. */
const LATEST = 253_402_300_799;

const formatIn = (zone: string) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });

/** Makes the function that turns seconds since 1970 UTC into a date cell. The cell is empty for none. */
export const createTimes = (zone: string): ((seconds: unknown) => Cell) => {
  const format = formatIn(zone);
  const known = new Map<number, number>();
  const difference = (seconds: number): number => {
    const quarter = Math.floor(seconds / QUARTER);
    const found = known.get(quarter);
    if (found !== undefined) return found;
    const parts = format.formatToParts(seconds * 1000);
    const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
    const there = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second")) / 1000;
    if (known.size >= MOST) known.clear();
    known.set(quarter, there - Math.floor(seconds));
    return there - Math.floor(seconds);
  };
  return (value) => {
    const seconds = Math.floor(Number(value));
    if (value === null || value === "" || !(seconds > 0)) return "";
    if (seconds > LATEST) return String(seconds);
    const there = seconds + difference(seconds);
    const text = new Date(there * 1000).toISOString().slice(0, 19).replace("T", " ");
    return { number: there / DAY + DAYS_TO_1970, text, as: "date" };
  };
};
