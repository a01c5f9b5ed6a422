// Dates of demo rows. The business grows, so most rows are recent, and few fall on Mondays and Tuesdays.
import type { GivenOf } from "pilothouse/handles";
import type { resources } from "../../generated/resources";
import { DAY } from "pilothouse/platform";

const YEARS = 2 * 365 * DAY;

/**
 * Maps a time that was drawn evenly from the last two years to a time of a business that grew steadily. Seconds since
 * 1970.
 */
export const shiftByGrowth = (moment: number, now: number): number => {
  const drawn = Math.min(1, Math.max(0, (now - moment) / YEARS));
  return Math.round(now - YEARS * (1 - Math.sqrt(1 - drawn)));
};

/** Moves every third time that falls on a Monday or Tuesday to the next Saturday, unless that is in the future. */
export const moveToWeekend = (moment: number, now: number): number => {
  const weekday = new Date(moment * 1000).getUTCDay();
  const later = moment + (6 - weekday) * DAY;
  return (weekday === 1 || weekday === 2) && moment % 3 === 0 && later < now ? later : moment;
};

/** The time when a row was created, in seconds since 1970. */
export const creationTimeOf = ({ gmt_create = 0 }: Pick<GivenOf<typeof resources.order>, "gmt_create">): number =>
  gmt_create;
