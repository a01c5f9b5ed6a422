import { inDigits } from "../wire/dates";

/** With points, the day comes first: 31.01.2026. With slashes, either may, so that these are not read. */
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?=$|[T\s])/;
const TIME = /^\d{1,3}[:时]\d{1,2}(?:[:分]\d{1,2})?[秒分]?$/;
const PARTS = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]+(\d{1,2})[:时](\d{1,2})分?(?::?(\d{1,2})秒?)?)?$/;
const SECONDS = /^\d{9,11}$/;
const MILLISECONDS = /^\d{12,14}$/;

/** Seconds since 1970 of a date and time in the usual formats, in the operator's zone. Null for any other text. */
export const readMoment = (text: string): number | null => {
  const plain = inDigits(text).replace(DAY_FIRST, "$3-$2-$1");
  if (SECONDS.test(plain)) return Number(plain);
  if (MILLISECONDS.test(plain)) return Math.floor(Number(plain) / 1000);
  const found = PARTS.exec(plain);
  if (found === null) {
    // With its own zone: 2026-01-02T03:04:05Z.
    const moment = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/.test(plain) ? Date.parse(plain) : Number.NaN;
    return Number.isNaN(moment) ? null : Math.floor(moment / 1000);
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const moment = new Date(year, month - 1, day, hour, minute, second);
  // A Date turns 31 April into 1 May, so the parts are compared.
  const isReal = moment.getMonth() === month - 1 && moment.getDate() === day && hour < 24 && minute < 60 && second < 60;
  return isReal ? Math.floor(moment.getTime() / 1000) : null;
};

/** Whether the text is a time of no day. */
export const isTimeOnly = (text: string): boolean => TIME.test(text.normalize("NFKC").trim());
