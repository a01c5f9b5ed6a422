// Writes and reads dates and times in the person's zone: year-month-day hour:minute:second, as specified.
import { localTimeOf } from "../../../shared/schema/where/zonedTime";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

const two = (number: number): string => String(number).padStart(2, "0");

/** 9999-12-31 23:59:59 UTC. A larger number is probably in milliseconds. */
const LAST = 253_402_300_799;

/** The date of integer seconds since 1970 UTC. Null for 0 and invalid times. */
const timeOf = (value: unknown): Date | null => {
  const seconds = Number(value);
  return seconds > 0 && seconds <= LAST ? new Date(seconds * 1000) : null;
};

const dayOf = (time: Date): string => `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
const minuteOf = (time: Date): string => `${two(time.getHours())}:${two(time.getMinutes())}`;

/** The day of a time in seconds since 1970: `2026-11-22`. "" for no time. */
export const formatDay = (value: unknown): string => {
  const time = timeOf(value);
  return time === null ? "" : dayOf(time);
};

/** A time in seconds since 1970: `2026-11-22 14:06:30`, in the person's zone or another one. "" for no time. */
export const formatTimestamp = (value: unknown, zone?: string): string => {
  const time = timeOf(value);
  if (time === null) return "";
  return zone === undefined
    ? `${dayOf(time)} ${minuteOf(time)}:${two(time.getSeconds())}`
    : new Date(localTimeOf(time.getTime() / 1000, zone) * 1000).toISOString().slice(0, 19).replace("T", " ");
};

/** A day such as `2026-11-22` without its year, for axes of charts: `22 Nov`, `11-22`. Any other text stays. */
export const dayOfYear = (iso: string, language: string): string => {
  const [, month = "", day = ""] = /^\d{4}-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  if (month === "") return iso;
  return language.startsWith("zh") ? `${month}-${day}` : `${Number(day)} ${MONTHS[Number(month) - 1]}`;
};

/** The short form: `14:06` for today, `22 Nov 14:06` for this year, `2025-11-22` for earlier times. "" for no time. */
export const formatBriefly = (value: unknown, language: string, now = Date.now()): string => {
  const time = timeOf(value);
  if (time === null) return "";
  const today = new Date(now);
  if (dayOf(time) === dayOf(today)) return minuteOf(time);
  return time.getFullYear() === today.getFullYear()
    ? `${dayOfYear(dayOf(time), language)} ${minuteOf(time)}`
    : dayOf(time);
};

/** An offset from UTC, given in minutes: `UTC+8`. */
export const offsetText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? "\u2212" : "+"}${hours}${rest === 0 ? "" : `:${two(rest)}`}`;
};

/** A time with its zone: `2026-11-22 14:06:30 UTC+8`. "" for no time. */
export const formatExactly = (value: unknown): string => {
  const time = timeOf(value);
  return time === null ? "" : `${formatTimestamp(value)} ${offsetText(-time.getTimezoneOffset())}`;
};

/** The formats of text boxes for a day, and for a day with a time. */
export const DATE_SHAPES = { day: "YYYY-MM-DD", moment: "YYYY-MM-DD HH:mm:ss" } as const;

/** Whether the text is a complete day: `2026-11-2` may become `2026-11-22`. */
export const isWholeDay = (text: string): boolean =>
  /^$|^\d{4}[-/.]\d\d[-/.]\d\d$|^\d+ ?[a-z]+,? ?\d{4}$|日$/i.test(text.normalize("NFKC").trim());

/** Replaces a day in words at the start of a text: `22 Nov 2026 14:06` becomes `2026-11-22 14:06`. */
export const toNumericDate = (text: string): string =>
  text
    .normalize("NFKC")
    .trim()
    .replace(/^(\d{1,2})[ .]*([a-z]{3,9})[., ]*(\d{4}),?/i, (all, day: string, name: string, year: string) => {
      const month = MONTHS.findIndex((one) => name.toLowerCase().startsWith(one.toLowerCase()));
      return month < 0 ? all : `${year}-${two(month + 1)}-${day.padStart(2, "0")}`;
    })
    .replace(
      /^(\d{4})年(\d{1,2})月(\d{1,2})日?\s*/,
      (_, year: string, month: string, day: string) => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")} `,
    )
    .trim();

/** A typed day as `2026-11-22`. Null for any other text, and for days that do not exist. */
export const readDay = (text: string): string | null => {
  const [, year = "", month = "", day = ""] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(toNumericDate(text)) ?? [];
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return year !== "" && date.getMonth() === Number(month) - 1 && date.getDate() === Number(day)
    ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
    : null;
};
