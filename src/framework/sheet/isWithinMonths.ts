/** Both ends may fall on the same time of a day, and a day more is what a zone and a last day, both inclusive, take. */
const DAY = 86_400;

/** Whether a range is given and spans at most so many months; `begin` and `end` in seconds since 1970. */
export const isWithinMonths = (begin: unknown, end: unknown, months: number): boolean => {
  const from = Number(begin);
  const to = Number(end);
  if (!(from > 0) || !(to >= from)) return false;
  const last = new Date(from * 1000);
  const day = last.getUTCDate();
  last.setUTCMonth(last.getUTCMonth() + months);
  // 30 November and three months is the last of February, not some day of March.
  if (last.getUTCDate() !== day) last.setUTCDate(0);
  return to < last.getTime() / 1000 + DAY;
};
