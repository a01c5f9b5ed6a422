// Times in the form of spreadsheets: the date and time of a clock in one zone, without the zone.
import { type Cell, toTextCell } from "./Cell";
import { localTimeOf, DAY } from "../../../shared/schema/where/zonedTime";
import { DAYS_TO_1970 } from "../../../shared/schema/moments/readMoment";

/** Clocks change only at quarters of an hour, so the difference to UTC is constant within each. */
const QUARTER = 900;
/** The maximum number of differences to cache. */
const MOST = 50_000;
/** The last second of the year 9999, after which spreadsheets have no dates. */
const LATEST = 253_402_300_799;

/** Creates the function that turns seconds since 1970 UTC into a date cell. The cell is empty if there is no time. */
export const createTimeCell = (zone: string): ((seconds: unknown) => Cell) => {
  const known = new Map<number, number>();
  const difference = (seconds: number): number => {
    const quarter = Math.floor(seconds / QUARTER);
    const found = known.get(quarter);
    if (found !== undefined) return found;
    const ahead = localTimeOf(seconds, zone) - seconds;
    if (known.size >= MOST) known.clear();
    known.set(quarter, ahead);
    return ahead;
  };
  return (value) => {
    const seconds = Math.floor(Number(value));
    if (seconds === 0) return "";
    // A value that is not a time in seconds stays as the platform answered it.
    if (!(seconds > 0 && seconds <= LATEST)) return toTextCell(value);
    const there = seconds + difference(seconds);
    const text = new Date(there * 1000).toISOString().slice(0, 19).replace("T", " ");
    return { number: there / DAY + DAYS_TO_1970, text, as: "date" };
  };
};
