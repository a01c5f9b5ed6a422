// How dates and times are written and read, in the language of the interface and the zone of the person. Files have ISO dates.
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

const two = (number: number): string => String(number).padStart(2, "0");
const clockOf = (time: Date): string => `${two(time.getHours())}:${two(time.getMinutes())}`;

interface Style {
  /** `22 Nov` */
  readonly day: (month: number, day: number) => string;
  /** The day of a year. */
  readonly full: (year: number, day: string) => string;
  /** What is to be typed into a box. */
  readonly shape: string;
}

const ENGLISH: Style = {
  day: (month, day) => `${day} ${MONTHS[month]}`,
  full: (year, day) => `${day} ${year}`,
  shape: "D MMM YYYY",
};
const CHINESE: Style = {
  day: (month, day) => `${two(month + 1)}-${two(day)}`,
  full: (year, day) => `${year}-${day}`,
  shape: "YYYY-MM-DD",
};
const styleOf = (language: string): Style => (language.startsWith("zh") ? CHINESE : ENGLISH);

/** Integer seconds since 1970 UTC. Null for none. */
const timeOf = (value: unknown): Date | null => {
  const seconds = Number(value);
  return value === "" || value === null || !Number.isFinite(seconds) || seconds <= 0 ? null : new Date(seconds * 1000);
};

const dayOf = (time: Date, { day, full }: Style): string =>
  full(time.getFullYear(), day(time.getMonth(), time.getDate()));

/** The day of a time in seconds since 1970: `22 Nov 2026`. Empty for none. */
export const formatDay = (value: unknown, language: string): string => {
  const time = timeOf(value);
  return time === null ? "" : dayOf(time, styleOf(language));
};

/** A time in seconds since 1970: `22 Nov 2026 14:06`, `2026-11-22 14:06`. Empty for none. */
export const formatTimestamp = (value: unknown, language: string): string => {
  const time = timeOf(value);
  const style = styleOf(language);
  return time === null ? "" : `${dayOf(time, style)} ${clockOf(time)}`;
};

/** With its seconds where it has some: nothing is lost when it is read again. */
export const formatTyped = (value: unknown, language: string): string =>
  (timeOf(value)?.getSeconds() ? formatSeconds : formatTimestamp)(value, language);

/** As short as it is clear: `14:06` today, `22 Nov 14:06` this year, `22 Nov 2025` before. Empty for none. */
export const formatBriefly = (value: unknown, language: string, now = Date.now()): string => {
  const time = timeOf(value);
  if (time === null) return "";
  const today = new Date(now);
  const style = styleOf(language);
  if (time.toDateString() === today.toDateString()) return clockOf(time);
  return time.getFullYear() === today.getFullYear()
    ? `${style.day(time.getMonth(), time.getDate())} ${clockOf(time)}`
    : dayOf(time, style);
};

/** The distance of a zone from UTC at a time: `UTC+8`. */
const zoneOf = (time: Date): string => {
  const minutes = -time.getTimezoneOffset();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? "\u2212" : "+"}${hours}${rest === 0 ? "" : `:${two(rest)}`}`;
};

/** To the second: `22 Nov 2026 14:06:30`. Empty for none. */
export const formatSeconds = (value: unknown, language: string): string => {
  const time = timeOf(value);
  return time === null ? "" : `${formatTimestamp(value, language)}:${two(time.getSeconds())}`;
};

/** To the second, with its zone, as the specification and files have it: `2026-11-22 14:06:30 UTC+8`. Empty for none. */
export const formatExactly = (value: unknown): string => {
  const time = timeOf(value);
  if (time === null) return "";
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day} ${clockOf(time)}:${two(time.getSeconds())} ${zoneOf(time)}`;
};

/** A day such as `2026-11-22` without its year: `22 Nov`. Any other text is unchanged. */
export const dayOfYear = (iso: string, language: string): string => {
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  return month === undefined ? iso : styleOf(language).day(Number(month) - 1, Number(day));
};

/** A day such as `2026-11-22` in words: `22 Nov 2026`. Any other text is unchanged. */
export const dayInWords = (iso: string, language: string): string => {
  const day = dayOfYear(iso, language);
  return day === iso ? iso : styleOf(language).full(Number(iso.slice(0, 4)), day);
};

/** What is to be typed into the box of a day, or of a day and a time. */
export const shapeOf = (kind: "day" | "moment", language: string): string => {
  const { shape } = styleOf(language);
  return kind === "day" ? shape : `${shape} HH:mm`;
};

/** Whether nothing more would be typed: `2026-11-2` may become `2026-11-22`. */
export const isWholeDay = (text: string): boolean =>
  /^$|^\d{4}[-/.]\d\d[-/.]\d\d$|^\d+ ?[a-z]+,? ?\d{4}$|日$/i.test(text.normalize("NFKC").trim());

/** Turns a day in words at the beginning of a text into digits: `22 Nov 2026 14:06` and `2026年11月22日 14:06` into `2026-11-22 14:06`. */
export const inDigits = (text: string): string =>
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

/** A typed day as `2026-11-22`. Null for any other text, and for days that no calendar has. */
export const readDay = (text: string): string | null => {
  const [, year = "", month = "", day = ""] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(inDigits(text)) ?? [];
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return year !== "" && date.getMonth() === Number(month) - 1 && date.getDate() === Number(day)
    ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
    : null;
};
