// Ranges of time in which people accept messages, such as 22:00-06:00, in the time zone of the platform.
import { localTimeOf } from "pilothouse/schema";

const DAY_MINUTES = 24 * 60;

const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Seconds from `now` until the range begins; 0 within it. An empty range always applies, so it gives 0. */
export const secondsUntilRange = (range: string, now: number, zone: string): number => {
  const [from, to] = range.split("-");
  if (!from || !to) return 0;
  const clock = localTimeOf(now, zone) % (DAY_MINUTES * 60);
  const minute = Math.floor(clock / 60);
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  const isWithin = begin < end ? minute >= begin && minute < end : minute >= begin || minute < end;
  if (isWithin) return 0;
  return ((begin - minute + DAY_MINUTES) % DAY_MINUTES) * 60 - (clock % 60);
};
