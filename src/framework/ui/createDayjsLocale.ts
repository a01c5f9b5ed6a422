import dayjs from "dayjs";

const YEAR = 2024;
const named = (language: string, form: Intl.DateTimeFormatOptions, count: number, of: (index: number) => Date) => {
  const { format } = new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC" });
  return Array.from({ length: count }, (_, index) => format(of(index)));
};
/** The first of September 2024 was a Sunday. */
const day = (index: number): Date => new Date(Date.UTC(YEAR, 8, 1 + index));

/** Makes a locale of dayjs from what the browser knows of a language, and answers its name. */
export const createDayjsLocale = (language: string): string => {
  const weekdays = (form: "long" | "short" | "narrow") => named(language, { weekday: form }, 7, day);
  const months = (form: "long" | "short") =>
    named(language, { month: form }, 12, (index) => new Date(Date.UTC(YEAR, index)));
  const locale: ILocale = {
    name: language,
    weekdays: weekdays("long"),
    weekdaysShort: weekdays("short"),
    weekdaysMin: weekdays("narrow"),
    months: months("long"),
    monthsShort: months("short"),
    weekStart: 1,
    ordinal: String,
    formats: {},
    relativeTime: {},
  };
  return dayjs.locale(locale, undefined, true);
};
