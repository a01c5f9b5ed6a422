// Converts seconds since 1970 to days and times in the person's zone.
import type { Language } from "pilothouse/wire";

export const DAY = 86_400;

/** The midnight before `seconds`. */
export const startOfDay = (seconds: number): number => {
  const date = new Date(seconds * 1000);
  return Math.floor(new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime() / 1000);
};

/** The day before or after. Adding half a day keeps it right if a day has 23 or 25 hours. */
export const shiftDay = (day: number, by: number): number => startOfDay(day + by * DAY + DAY / 2);

const two = (number: number): string => String(number).padStart(2, "0");

/** For example 2026-11-21. */
export const toIsoDay = (day: number): string => {
  const date = new Date(day * 1000);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

export const fromIsoDay = (text: string): number | null => {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  const date = new Date(year, month - 1, day);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) ? Math.floor(date.getTime() / 1000) : null;
};

export const weekdayOf = (day: number, language: Language): string =>
  new Date(day * 1000).toLocaleDateString(language, { weekday: "short" });
