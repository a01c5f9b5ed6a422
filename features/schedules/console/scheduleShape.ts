// Common schedules, in the form in which people choose them, and as equivalent cron expressions.

/** Days of the week are 0 to 6, from Sunday. */
export type ScheduleShape =
  | { readonly repeats: "daily" | "workdays"; readonly time: string }
  | { readonly repeats: "weekly"; readonly time: string; readonly days: readonly number[] }
  | { readonly repeats: "monthly"; readonly time: string; readonly date: number }
  | { readonly repeats: "minutes"; readonly every: number };
export type RepeatKind = ScheduleShape["repeats"];

export const REPEAT_KINDS = [
  "daily",
  "workdays",
  "weekly",
  "monthly",
  "minutes",
] as const satisfies readonly RepeatKind[];
/** Steps that divide an hour, so that all intervals are equal. */
export const MINUTE_INTERVALS = [1, 2, 3, 5, 10, 15, 20, 30, 60] as const;

const numberIn = (text: string, from: number, to: number): number | null =>
  /^\d{1,2}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : null;
const twoDigits = (number: number): string => String(number).padStart(2, "0");

const timeIn = (minute: string, hour: string): string | null => {
  const [m, h] = [numberIn(minute, 0, 59), numberIn(hour, 0, 23)];
  return m === null || h === null ? null : `${twoDigits(h)}:${twoDigits(m)}`;
};

const daysIn = (field: string): readonly number[] | null =>
  /^[0-7](,[0-7])*$/.test(field) ? [...new Set(field.split(",").map((day) => Number(day) % 7))].toSorted() : null;

const intervalIn = (minute: string): number | null => {
  const every = minute === "0" ? 60 : minute === "*" ? 1 : Number(/^\*\/(\d+)$/.exec(minute)?.[1] ?? 0);
  return MINUTE_INTERVALS.find((one) => one === every) ?? null;
};

const onDays = (time: string, date: string, month: string, weekday: string): ScheduleShape | null => {
  if (month !== "*") return null;
  if (date === "*") {
    if (weekday === "*") return { repeats: "daily", time };
    if (weekday === "1-5") return { repeats: "workdays", time };
    const days = daysIn(weekday);
    return days === null ? null : { repeats: "weekly", time, days };
  }
  const day = weekday === "*" ? numberIn(date, 1, 31) : null;
  return day === null ? null : { repeats: "monthly", time, date: day };
};

/** The meaning of an expression of five fields, or of six fields with second 0. Null for any other text. */
export const parseSchedule = (expression: string): ScheduleShape | null => {
  const given = expression.trim().split(/\s+/);
  const [minute = "", hour = "", date = "", month = "", weekday = ""] = given.length === 6 ? given.slice(1) : given;
  if (given.length !== 5 && (given.length !== 6 || Number(given[0]) !== 0)) return null;
  const time = timeIn(minute, hour);
  if (time !== null) return onDays(time, date, month, weekday);
  const every = [hour, date, month, weekday].every((field) => field === "*") ? intervalIn(minute) : null;
  return every === null ? null : { repeats: "minutes", every };
};

/** The expression for a chosen schedule. */
export const formatSchedule = (shape: ScheduleShape): string => {
  if (shape.repeats === "minutes")
    return `${shape.every === 60 ? "0" : shape.every === 1 ? "*" : `*/${shape.every}`} * * * *`;
  const [hour = "0", minute = "0"] = shape.time.split(":").map((part) => String(Number(part)));
  const days = { daily: "* * *", workdays: "* * 1-5" } as const;
  if (shape.repeats === "weekly") return `${minute} ${hour} * * ${shape.days.join(",")}`;
  if (shape.repeats === "monthly") return `${minute} ${hour} ${shape.date} * *`;
  return `${minute} ${hour} ${days[shape.repeats]}`;
};

const START = "03:00";

/** The first schedule of another kind. It keeps the time of the previous schedule. */
export const shapeForRepeats = (repeats: RepeatKind, before: ScheduleShape | null): ScheduleShape => {
  const time = before !== null && "time" in before ? before.time : START;
  if (repeats === "minutes") return { repeats, every: 15 };
  if (repeats === "weekly") return { repeats, time, days: [1] };
  return repeats === "monthly" ? { repeats, time, date: 1 } : { repeats, time };
};
