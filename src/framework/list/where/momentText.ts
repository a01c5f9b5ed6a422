import { dayInWords, formatTimestamp } from "../../wire/dates";

/** A time of a condition as people read it: a day, a minute, or the minute of a second since 1970. */
export const momentText = (text: string, language: string): string =>
  /^\d+$/.test(text)
    ? formatTimestamp(text, language)
    : text.includes("T")
      ? formatTimestamp(Date.parse(text) / 1000, language)
      : dayInWords(text, language);
