// How a host writes times, flags and numbers, if it differs from the specification (docs/definitions.md). A value in
// another form is shown as invalid, and sent back unchanged.
import { localTimeOf, secondsOfClock } from "../../../shared/schema/where/zonedTime";
import type { TimeForm, ValueForm } from "../../../src/framework/wire/contract";
import { isLongInteger } from "../../../shared/schema/readNumber";
import { readWrittenJson, writeJson, WrittenNumber } from "../../../src/framework/wire/exactJson";

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;
/** Parts of a pattern in the order of a clock. */
const PARTS = ["YYYY", "MM", "DD", "HH", "mm", "ss"] as const;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Seconds since 1970 of a local time in the zone. Null for a text that does not fit the pattern. */
const clockIn = (text: string, { pattern, zone }: Exclude<TimeForm, string>): number | null => {
  const source = escaped(pattern).replaceAll(/YYYY|MM|DD|HH|mm|ss/g, (part) => `(?<${part}>\\d{${part.length}})`);
  const found = new RegExp(`^${source}$`).exec(text)?.groups;
  if (found === undefined) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = PARTS.map((part) =>
    found[part] === undefined ? undefined : Number(found[part]),
  );
  const clock = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
  const seconds = secondsOfClock(clock, zone);
  // Dates such as 31 February do not exist.
  return written(seconds, { pattern, zone }) === text ? seconds : null;
};

const written = (seconds: number, { pattern, zone }: Exclude<TimeForm, string>): string => {
  const shown = new Date(localTimeOf(seconds, zone) * 1000).toISOString();
  const [year = "", month = "", day = "", hour = "", minute = "", second = ""] = shown.split(/[-T:.]/);
  const values: Readonly<Record<string, string>> = { YYYY: year, MM: month, DD: day, HH: hour, mm: minute, ss: second };
  return pattern.replaceAll(/YYYY|MM|DD|HH|mm|ss/g, (part) => values[part] ?? part);
};

const isDigits = (value: unknown): value is string =>
  typeof value === "string" && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value);

const readTime = (value: unknown, form: TimeForm): unknown => {
  if (form === "ms") {
    const number = isDigits(value) ? Number(value) : value;
    return Number.isSafeInteger(number) ? Math.floor(Number(number) / 1000) : value;
  }
  if (typeof value !== "string") return value;
  if (form !== "iso") return clockIn(value, form) ?? value;
  const time = ISO.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? value : Math.floor(time / 1000);
};

/** A missing time is 0 in the console. In calls, it is null if the host writes times as text. */
const writeTime = (seconds: number, form: TimeForm): unknown => {
  if (form === "ms") return seconds * 1000;
  if (seconds === 0) return null;
  return form === "iso" ? new Date(seconds * 1000).toISOString().replace(".000", "") : written(seconds, form);
};

/**
 * Converts a value from the host to the form that definitions use: a time to seconds since 1970, a flag to 1 or 0, a
 * number written as text to a number.
 */
export const readValue = (value: unknown, form: ValueForm): unknown => {
  if ("json" in form) return typeof value === "object" && value !== null ? writeJson(value) : value;
  if (Array.isArray(value)) return value.map((one) => readValue(one, form));
  if ("time" in form) return readTime(value, form.time);
  if ("flag" in form) {
    const [no, yes] = form.flag;
    return value === yes ? 1 : value === no ? 0 : value;
  }
  return isDigits(value) && !isLongInteger(value) && String(Number(value)) === value ? Number(value) : value;
};

/** The value in the form of the host. */
export const writeValue = (value: unknown, form: ValueForm): unknown => {
  if ("json" in form)
    return typeof value === "string" ? (value.trim() === "" ? null : (readWrittenJson(value) ?? value)) : value;
  if (Array.isArray(value)) return value.map((one) => writeValue(one, form));
  if ("time" in form) {
    const seconds = value === "" ? 0 : value;
    return typeof seconds === "number" && Number.isFinite(seconds) ? writeTime(seconds, form.time) : value;
  }
  if ("flag" in form) {
    const [no, yes] = form.flag;
    return value === 1 || value === true ? yes : value === 0 || value === false ? no : value;
  }
  return typeof value === "number" || value instanceof WrittenNumber ? String(value) : value;
};
