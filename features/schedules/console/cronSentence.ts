// Describes common schedules: every day at 03:00, every Monday at 08:30, every 15 minutes. Null for other schedules.

/** Translates a key of the framework's words, with values. */
export type TranslateWords = (key: string, values: Readonly<Record<string, unknown>>) => string;

const isOne = (field: string, from: number, to: number): boolean =>
  /^\d+$/.test(field) && Number(field) >= from && Number(field) <= to;
const isClock = (hour: string, minute: string, second: string): boolean =>
  isOne(hour, 0, 23) && isOne(minute, 0, 59) && isOne(second, 0, 59);
/** The step of a field, such as 15 minutes. Null if it does not divide the hour or day, so that intervals differ. */
const stepOf = (field: string, whole: number): number | null => {
  const step = Number(/^\*\/(\d+)$/.exec(field)?.[1] ?? 0);
  return step > 1 && whole % step === 0 ? step : null;
};

/** The six fields, seconds first. Null for any other text. */
const fieldsOf = (expression: string): readonly string[] | null => {
  const given = expression.trim().split(/\s+/);
  const fields = given.length === 5 ? ["0", ...given] : given;
  return fields.length === 6 ? fields : null;
};

/** The times of day in an expression. Null if it is invalid. */
export const timesOfDayIn = (expression: string) => {
  const [second = "", minute = "", hour = "", ...days] = fieldsOf(expression) ?? [];
  if (days.length === 0) return null;
  return {
    /** Whether the schedule runs every hour, so that the time zone does not matter. */
    isHourly: hour === "*",
    isDaily: days.every((field) => field === "*"),
    /** Seconds after midnight, if the schedule runs once a day. */
    at: isClock(hour, minute, second) ? (Number(hour) * 60 + Number(minute)) * 60 + Number(second) : null,
  };
};

const twoDigits = (text: string): string => text.padStart(2, "0");
const timeOf = (hour: string, minute: string, second: string): string =>
  [hour, minute, ...(Number(second) === 0 ? [] : [second])].map(twoDigits).join(":");

/** 7 November 2021 is a Sunday. */
const weekdayOf = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: language.startsWith("zh") ? "short" : "long", timeZone: "UTC" }).format(
    Date.UTC(2021, 10, 7 + (day % 7)),
  );

/** The names of weekdays: `1,5` is Monday and Friday. Null if the text contains anything but numbers. */
const weekdaysOf = (field: string, language: string): string | null => {
  if (!/^[0-7](,[0-7])*$/.test(field)) return null;
  const names = field.split(",").map((day) => weekdayOf(Number(day), language));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
};

/** In English, the day comes before the month, as in all dates of the console. */
const dateOf = (month: string, day: string, language: string): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  }).format(Date.UTC(2024, Number(month) - 1, Number(day)));

/** A sentence for one time on certain days. */
const dailyOf = (
  at: string,
  [date = "", month = "", weekday = ""]: readonly string[],
  say: TranslateWords,
  language: string,
) => {
  if (date === "*" && month === "*") {
    if (weekday === "*") return say("ui.cron.daily", { at });
    if (weekday === "1-5") return say("ui.cron.workdays", { at });
    const days = weekdaysOf(weekday, language);
    return days === null ? null : say("ui.cron.weekly", { at, days });
  }
  if (weekday !== "*" || !isOne(date, 1, 31)) return null;
  if (month === "*") return say("ui.cron.monthly", { at, date: Number(date) });
  return isOne(month, 1, 12) ? say("ui.cron.yearly", { at, date: dateOf(month, date, language) }) : null;
};

/** A sentence for several runs per minute. */
const secondsOf = (second: string, say: TranslateWords): string | null => {
  if (second === "*") return say("ui.cron.every_second", {});
  const step = stepOf(second, 60);
  if (step !== null) return say("ui.cron.seconds", { step });
  if (!isOne(second, 0, 59)) return null;
  return Number(second) === 0 ? say("ui.cron.every_minute", {}) : say("ui.cron.second_of", { second: Number(second) });
};

/** A sentence for runs at fixed steps of seconds, minutes or hours. */
const oftenOf = (second: string, minute: string, hour: string, say: TranslateWords): string | null => {
  if (hour === "*" && minute === "*") return secondsOf(second, say);
  if (Number(second) !== 0) return null;
  const minutes = stepOf(minute, 60);
  if (hour === "*" && minutes !== null) return say("ui.cron.minutes", { step: minutes });
  if (!isOne(minute, 0, 59)) return null;
  const values = { step: stepOf(hour, 24), minute: Number(minute) };
  if (hour === "*") return say(values.minute === 0 ? "ui.cron.every_hour" : "ui.cron.every_hour_at", values);
  if (values.step === null) return null;
  return say(values.minute === 0 ? "ui.cron.hours" : "ui.cron.hours_at", values);
};

export const cronSentence = (expression: string, say: TranslateWords, language: string): string | null => {
  const fields = fieldsOf(expression);
  if (fields === null) return null;
  const [second = "", minute = "", hour = "", ...days] = fields;
  if (isClock(hour, minute, second)) return dailyOf(timeOf(hour, minute, second), days, say, language);
  return days.every((field) => field === "*") ? oftenOf(second, minute, hour, say) : null;
};
