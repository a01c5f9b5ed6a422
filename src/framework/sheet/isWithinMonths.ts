/** One extra day allows for time zones, and for a last day that is included. */
const DAY = 86_400;

/** Whether both ends are given and at most this number of months apart. `begin` and `end` are seconds since 1970. */
export const isWithinMonths = (begin: unknown, end: unknown, months: number): boolean => {
  const from = Number(begin);
  const to = Number(end);
  if (!(from > 0) || !(to >= from)) return false;
  const last = new Date(from * 1000);
  const day = last.getUTCDate();
  last.setUTCMonth(last.getUTCMonth() + months);
  // Three months after 30 November is the last day of February, not a day in March.
  if (last.getUTCDate() !== day) last.setUTCDate(0);
  return to < last.getTime() / 1000 + DAY;
};
