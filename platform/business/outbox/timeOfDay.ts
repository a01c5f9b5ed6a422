// Times of day at which people want to be told, such as 22:00-06:00, in the time zone of the platform like its schedule.
const DAY_MINUTES = 24 * 60;

const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Seconds from `now` until the range begins; 0 within it, and for an empty range, which is always. */
export const secondsUntil = (range: string, now: number): number => {
  const [from, to] = range.split("-");
  if (!from || !to) return 0;
  const date = new Date(now * 1000);
  const minute = date.getHours() * 60 + date.getMinutes();
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  const isWithin = begin < end ? minute >= begin && minute < end : minute >= begin || minute < end;
  if (isWithin) return 0;
  return ((begin - minute + DAY_MINUTES) % DAY_MINUTES) * 60 - date.getSeconds();
};
