// Dates and times as people write them. What can be read in two ways is not read: 01/02/2026 is two days.
import { DAYS_TO_1970 } from "../sheet/dateFormat";
import { clockIn, type Clock } from "./clockIn";
import { daysIn } from "./daysIn";

const SECONDS = /^\d{9,11}$/;
const MILLISECONDS = /^\d{12,14}$/;
/** A day of a spreadsheet's calendar, as its cell has it where nobody formatted it as a date. */
const SERIAL = /^\d{5}(?:\.\d+)?$/;
const COMPACT = /^(\d{8})(\d{2})(\d{2})(\d{2})?$/;
const WEEKDAY =
  /[(（]?(?:星期|周|週)[一二三四五六日天][)）]?|\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b[.,]?/giu;

type Day = readonly [year: number, month: number, day: number];

/** Seconds since 1970 of a day and a time, by the clock of the operator, or in the zone that the text names. Null for a day that is none. */
const momentOf = ([year, month, day]: Day, { hour, minute, second, zone }: Clock): number | null => {
  const moment =
    zone === null
      ? new Date(year, month - 1, day, hour, minute, second)
      : new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // A Date turns 31 April into 1 May, so the parts are compared.
  const [months, days] =
    zone === null ? [moment.getMonth(), moment.getDate()] : [moment.getUTCMonth(), moment.getUTCDate()];
  return months === month - 1 && days === day ? Math.floor(moment.getTime() / 1000) - (zone ?? 0) * 60 : null;
};

const serialOf = (text: string): number => {
  const moment = new Date(Math.round((Number(text) - DAYS_TO_1970) * 86_400) * 1000);
  const there = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()] as const;
  return Math.floor(
    new Date(...there, moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCSeconds()).getTime() / 1000,
  );
};

/** All moments that a text can mean, in seconds since 1970: none for no date, several for one that can be read in several ways. */
export const momentsIn = (text: string): readonly number[] => {
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Pd}|−/gu, "-")
    .replace(WEEKDAY, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (SECONDS.test(plain)) return [Number(plain)];
  if (SERIAL.test(plain)) return [serialOf(plain)];
  const spread = plain.replace(
    COMPACT,
    (_, day: string, hour: string, minute: string, second = "00") => `${day} ${hour}:${minute}:${second}`,
  );
  const { clock, rest } = clockIn(spread);
  const found = clock === null ? [] : daysIn(rest).flatMap((day) => momentOf(day, clock) ?? []);
  const stamp = MILLISECONDS.test(plain) ? [Math.floor(Number(plain) / 1000)] : [];
  // Fourteen digits as milliseconds are a time after the year 2286.
  return [...new Set(found.length > 0 && plain.length === 14 ? found : [...found, ...stamp])];
};

/** The moment that a text means. Null for a text that is no date, and for one that can be read in several ways. */
export const readMoment = (text: string): number | null => {
  const [moment = null, other] = momentsIn(text);
  return other === undefined ? moment : null;
};

const TIME = /^\d{1,3}[:时]\d{1,2}(?:[:分]\d{1,2})?[秒分]?$/;

/** Whether the text is a time of no day. */
export const isTimeOnly = (text: string): boolean => TIME.test(text.normalize("NFKC").trim());
