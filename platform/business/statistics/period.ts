// The range a statistics call asks for: whole parameters in, days out, three months at most.
import type { GivenOf } from "pilothouse/handles";
import { Failure, invalid, readParams, type SignedRequest } from "pilothouse/platform";
import type { resources } from "../../generated/resources";
import { dateAt, daysOf, isZone } from "./days";
import type { Day } from "./days";

/** Of what statistics take: each call takes some of it. */
type Given = GivenOf<typeof resources.statistics>;

const MONTHS = 3;
const UTC = "UTC";

/** The same date so many months on; the month's last day where it has none such. */
const monthsOn = (date: number, months: number): number => {
  const later = new Date(date * 1000);
  const day = later.getUTCDate();
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== day) later.setUTCDate(0);
  return later.getTime() / 1000;
};

const tooWide = () => new Failure(406, "range", { context: "range" });

/** @throws Failure 406 for a zone that does not exist */
export const readZone = (params: Given): string => {
  const zone = String(params.time_zone || UTC);
  if (!isZone(zone)) throw invalid<Given>({ time_zone: "invalid.standard" });
  return zone;
};

export interface Period {
  readonly days: readonly Day[];
  /** Of the range it is compared with; none when no such is asked for. */
  readonly before: readonly Day[];
  /** What the call's definition declares, judged. */
  readonly params: Given;
}

/** @throws Failure 406 */
const within = (begin: number, end: number, zone: string): readonly Day[] => {
  if (!(begin > 0) || !(end >= begin)) throw tooWide();
  // From the 21st of August to the 21st of November is three months to whoever chooses both days; and counted from either
  // end, since three months up to the last of May begin on the last of February.
  const [first, last] = [dateAt(zone, begin), dateAt(zone, end)];
  if (last > monthsOn(first, MONTHS) && first < monthsOn(last, -MONTHS)) throw tooWide();
  return daysOf(begin, end, zone);
};

/** @throws Failure 406, of `range` when it is turned round or spans more than three months */
export const readPeriod = (request: SignedRequest<Given>): Period => {
  const params = readParams(request);
  const zone = readZone(params);
  const days = within(Number(params.gmt_begin), Number(params.gmt_end), zone);
  const asked = Number(params.before_begin ?? 0) > 0 || Number(params.before_end ?? 0) > 0;
  const before = asked ? within(Number(params.before_begin), Number(params.before_end), zone) : [];
  return { days, before, params };
};
