// Reads the range of a statistics call and divides it into days. A range has at most three months.
import type { GivenOf } from "pilothouse/handles";
import { Failure, invalidFailure, type SignedRequest } from "pilothouse/platform";
import type { resources } from "../../generated/resources";
import { isZone } from "pilothouse/schema";
import { dateAt, daysOf } from "./days";
import type { DayPeriod } from "./days";

/** The parameters of all statistics. Each call has some of them. */
type Given = GivenOf<typeof resources.statistics>;

const MONTHS = 3;
const UTC = "UTC";

/** The same day some months later, or the last day of that month if that is earlier. */
const monthsOn = (date: number, months: number): number => {
  const later = new Date(date * 1000);
  const day = later.getUTCDate();
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== day) later.setUTCDate(0);
  return later.getTime() / 1000;
};

const tooWide = () => new Failure(406, "range", { context: "range" });

/** @throws Failure 406 for an unknown time zone */
export const readZone = (params: Given): string => {
  const zone = params.time_zone || UTC;
  if (!isZone(zone)) throw invalidFailure<Given>({ time_zone: "invalid.standard" });
  return zone;
};

export interface Period {
  readonly days: readonly DayPeriod[];
  /** The days of the range to compare with; empty if none is given. */
  readonly before: readonly DayPeriod[];
  /** The validated parameters. */
  readonly params: Given;
}

/** @throws Failure 406 if the range is reversed or too long */
const within = (begin: number, end: number, zone: string): readonly DayPeriod[] => {
  if (!(begin > 0) || !(end >= begin)) throw tooWide();
  // 21 August to 21 November counts as three months, because people choose both days. Months are counted forward from
  // the start and back from the end, because the three months that end on 31 May start at the end of February.
  const [first, last] = [dateAt(zone, begin), dateAt(zone, end)];
  if (last > monthsOn(first, MONTHS) && first < monthsOn(last, -MONTHS)) throw tooWide();
  return daysOf(begin, end, zone);
};

/**
 * Reads the ranges of a call.
 * @throws Failure 406 for an invalid parameter, or with the context `range` for an invalid range
 */
export const readPeriod = (request: SignedRequest<Given>): Period => {
  const params = request.params;
  const zone = readZone(params);
  const { gmt_begin = 0, gmt_end = 0, before_begin = 0, before_end = 0 } = params;
  const days = within(gmt_begin, gmt_end, zone);
  const before = before_begin > 0 || before_end > 0 ? within(before_begin, before_end, zone) : [];
  return { days, before, params };
};
