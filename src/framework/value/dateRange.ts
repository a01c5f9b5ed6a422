// Converts days in the operator's zone to seconds, and back. The last day is included.
import dayjs from "dayjs";
import { readDay } from "../wire/dates";

export interface DateRange {
  readonly begin: number | undefined;
  readonly end: number | undefined;
}

export const RANGE_PRESETS = ["today", "week", "month", "quarter"] as const;
export type Preset = (typeof RANGE_PRESETS)[number];

/** The range of a preset: today, the last 7 or 30 days, or three months. Whole days, including today. */
export const presetRange = (preset: Preset, now: dayjs.Dayjs = dayjs()): DateRange => {
  const begins = {
    today: now,
    week: now.subtract(6, "day"),
    month: now.subtract(29, "day"),
    quarter: now.subtract(3, "month"),
  } as const;
  return { begin: begins[preset].startOf("day").unix(), end: now.endOf("day").unix() };
};

/** The seconds for a day such as `2026-03-01`. Undefined if the day is empty or incomplete. */
export const secondsOfDay = (day: string, edge: "begin" | "end"): number | undefined => {
  const read = readDay(day);
  if (read === null) return undefined;
  const parsed = dayjs(read);
  return (edge === "begin" ? parsed.startOf("day") : parsed.endOf("day")).unix();
};

export const dayOf = (seconds: unknown): string => {
  const number = Number(seconds);
  return seconds === undefined || seconds === "" || !Number.isFinite(number)
    ? ""
    : dayjs.unix(number).format("YYYY-MM-DD");
};
