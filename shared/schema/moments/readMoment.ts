// Reads dates and times as people write them. A text with two meanings is refused: 01/02/2026 may be two days.
import { secondsOfClock } from "../where/zonedTime";
import { parseClock, type Clock } from "./parseClock";
import { possibleDaysIn } from "./possibleDaysIn";

const SECONDS = /^\d{9,11}$/;
const MILLISECONDS = /^\d{12,14}$/;
/** A day number of a spreadsheet's calendar, from a cell without a date format. */
const SERIAL = /^\d{5}(?:\.\d+)?$/;
const COMPACT = /^(\d{8})(\d{2})(\d{2})(\d{2})?$/;
const WEEKDAY =
  /[(（]?(?:星期|周|週)[一二三四五六日天][)）]?|\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b[.,]?/giu;

/** Days from the start of a spreadsheet's calendar to 1970. */
export const DAYS_TO_1970 = 25_569;

type Day = readonly [year: number, month: number, day: number];

/** Seconds since 1970 when a clock shows this time: in the zone, or in the operator's if it is null. `shown`: the time as UTC. */
const secondsOf = (shown: number, zone: string | null): number => {
  if (zone !== null) return secondsOfClock(shown, zone);
  const there = new Date(shown * 1000);
  const day = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()] as const;
  return Math.floor(
    new Date(...day, there.getUTCHours(), there.getUTCMinutes(), there.getUTCSeconds()).getTime() / 1000,
  );
};

/** Seconds since 1970 of a day and a time, in the zone, or in the one that the text names. Null for a day that does not exist. */
const momentOf = (
  [year, month, day]: Day,
  { hour, minute, second, zone }: Clock,
  own: string | null,
): number | null => {
  const shown = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // A Date turns 31 April into 1 May, so the parts are compared.
  if (shown.getUTCMonth() !== month - 1 || shown.getUTCDate() !== day) return null;
  const seconds = shown.getTime() / 1000;
  return zone === null ? secondsOf(seconds, own) : seconds - zone * 60;
};

/**
 * All moments that a text can mean, in seconds since 1970: none if it is not a date, several if it is ambiguous.
 *
 * @param zone the IANA zone of the clock that shows them; null for the operator's zone
 */
export const possibleMomentsIn = (text: string, zone: string | null = null): readonly number[] => {
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Pd}|−/gu, "-")
    .replace(WEEKDAY, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (SECONDS.test(plain)) return [Number(plain)];
  if (SERIAL.test(plain)) return [secondsOf(Math.round((Number(plain) - DAYS_TO_1970) * 86_400), zone)];
  const spread = plain.replace(
    COMPACT,
    (_, day: string, hour: string, minute: string, second = "00") => `${day} ${hour}:${minute}:${second}`,
  );
  const { clock, rest } = parseClock(spread);
  const found = clock === null ? [] : possibleDaysIn(rest).flatMap((day) => momentOf(day, clock, zone) ?? []);
  const stamp = MILLISECONDS.test(plain) ? [Math.floor(Number(plain) / 1000)] : [];
  // Read as milliseconds, fourteen digits would be a time after the year 2286.
  return [...new Set(found.length > 0 && plain.length === 14 ? found : [...found, ...stamp])];
};

/** The moment that a text means. Null if it is not a date or is ambiguous. */
export const readMoment = (text: string, zone: string | null = null): number | null => {
  const [moment = null, other] = possibleMomentsIn(text, zone);
  return other === undefined ? moment : null;
};

const TIME = /^\d{1,3}[:时]\d{1,2}(?:[:分]\d{1,2})?[秒分]?$/;

/** Whether the text is only a time, without a date. */
export const isTimeOnly = (text: string): boolean => TIME.test(text.normalize("NFKC").trim());
