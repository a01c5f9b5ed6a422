// Dates of demo rows: the business grows, so more of them are recent, and few fall on the first days of a week.
import type { GivenOf } from "pilothouse/handles";
import type { resources } from "../../generated/resources";
import { DAY } from "pilothouse/platform";

const YEARS = 2 * 365 * DAY;

/** A moment drawn evenly from two years becomes one of a business that grew steadily through them. */
export const grown = (moment: number, now: number): number => {
  const drawn = Math.min(1, Math.max(0, (now - moment) / YEARS));
  return Math.round(now - YEARS * (1 - Math.sqrt(1 - drawn)));
};

/** Some of what would fall on a Monday or Tuesday waits for the weekend. */
export const weekly = (moment: number, now: number): number => {
  const weekday = new Date(moment * 1000).getUTCDay();
  const later = moment + (6 - weekday) * DAY;
  return (weekday === 1 || weekday === 2) && moment % 3 === 0 && later < now ? later : moment;
};

/** When a row was made. */
export const created = (row: Pick<GivenOf<typeof resources.order>, "gmt_create">): number =>
  Number(row.gmt_create ?? 0);
