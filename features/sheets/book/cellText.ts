// The text of a number cell as a person sees it, if the format matters: dates, and numbers with leading zeros. All other
// numbers are written in full, without the rounding or grouping of their format.
import { SSF } from "xlsx";
import { isCurrencyMark } from "./currencyMarks";
import type { Cell } from "./Cell";
import { FORBIDDEN_CHARACTERS } from "./sheetLimits";

/** `digits`: the minimum number of digits, with leading zeros. `currency`: the currency that the format shows, or "". */
export type NumberFormat =
  | { readonly as: "date" | "time" }
  | { readonly as: "number"; readonly digits: number; readonly currency: string };

/** The longest format that any spreadsheet writes. Longer ones are attacks that slow readers down. */
const LONGEST_FORMAT = 255;

/** A format without its texts, escaped characters, padding (`_x`) and brackets, except elapsed times: `[h]`, `[mm]`. */
const bareOf = (code: string): string => code.replace(/"[^"]*"|\\.|\[(?!(?:h+|m+|s+)\])[^\]]*\]|_./gi, "");

/** The currency that a format writes next to a number: `[$€-407]`, `"$"#,##0.00`, `0.00" 元"`. */
const currencyOf = (code: string): string => {
  const shown = (code.split(";")[0] ?? "").replace(/_.|\*./g, "").replace(/\[\$([^\]-]*)[^\]]*\]/g, "$1");
  const mark = shown
    .replace(/\[[^\]]*\]/g, "")
    .replace(/["\\]/g, "")
    .replace(/[#0?.,/\s()%+-]|general/gi, "");
  return isCurrencyMark(mark) ? mark : "";
};

/** `code` is the number format of a spreadsheet: `yyyy-mm-dd`, `00000`, `0.00`. */
export const numberFormatOf = (code: string): NumberFormat => {
  if (code.length > LONGEST_FORMAT) return { as: "number", digits: 0, currency: "" };
  const bare = bareOf(code);
  if (SSF.is_date(code)) return { as: /[yd]/i.test(bare) || !/[hs]/i.test(bare) ? "date" : "time" };
  const [zeros = ""] = /^0{2,}(?=;|$)/.exec(bare) ?? [];
  return { as: "number", digits: zeros.length, currency: currencyOf(code) };
};

/** The text of an error in a spreadsheet, by the number of the error in the file. */
const ERRORS: ReadonlyMap<number, string> = new Map([
  [0x00, "#NULL!"],
  [0x07, "#DIV/0!"],
  [0x0f, "#VALUE!"],
  [0x17, "#REF!"],
  [0x1d, "#NAME?"],
  [0x24, "#NUM!"],
  [0x2a, "#N/A"],
  [0x2b, "#GETTING_DATA"],
]);

export const errorText = (number: number): string => ERRORS.get(number) ?? "#ERROR";

const two = (value: number): string => String(value).padStart(2, "0");
/** Days from the epoch of the file to 1970: from 1899-12-30, or from 1904-01-01 in the Macintosh's calendar. */
const DAYS_TO_1970 = { false: 25_569, true: 24_107 } as const;

/** Hours and minutes, with seconds if there are any. A duration may have more than 24 hours. */
const timeText = (days: number): string => {
  const seconds = Math.round(days * 86_400);
  const [hour, minute, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${two(hour)}:${two(minute)}${rest === 0 ? "" : `:${two(rest)}`}`;
};

const dateText = (days: number, from1904: boolean): string => {
  const seconds = Math.round((days - DAYS_TO_1970[from1904 ? "true" : "false"]) * 86_400);
  const moment = new Date(seconds * 1000);
  if (Number.isNaN(moment.getTime())) return String(days);
  const day = `${moment.getUTCFullYear()}-${two(moment.getUTCMonth() + 1)}-${two(moment.getUTCDate())}`;
  const time = `${two(moment.getUTCHours())}:${two(moment.getUTCMinutes())}:${two(moment.getUTCSeconds())}`;
  return time === "00:00:00" && Number.isInteger(days) ? day : `${day} ${time}`;
};

/** From this number on, a spreadsheet has replaced digits with zeros. */
export const EXACT_LIMIT = 1e15;
/** Marks a number that lost digits before the file was written. */
export const LOST_DIGITS_MARK = "\u0003";
/** Marks a cell without a value: a formula that was never calculated, or an error such as #N/A. */
export const NO_VALUE_MARK = "\u0001";
/** Marks a number with decimals. Its point is a decimal point, even if people type another separator. */
export const FRACTION_MARK = "\u0002";
/**
 * Encloses the currency that the format of a number shows. In such a cell, the point of the number is a decimal point.
 */
const PRICED = "\u0004";

const MARKS: ReadonlySet<string> = new Set([LOST_DIGITS_MARK, NO_VALUE_MARK, FRACTION_MARK]);

/** Text of a file. Invalid characters are replaced, because they could be mistaken for these marks. */
export const cleanCellText = (text: string): string => text.replace(FORBIDDEN_CHARACTERS, "\ufffd").trim();

/** The text without the marks. */
export const visibleText = (text: string): string =>
  MARKS.has(text.charAt(0)) ? text.slice(1) : text.startsWith(PRICED) ? text.slice(text.indexOf(PRICED, 1) + 1) : text;

/** The text without the marks, with the currency that the file shows next to a number. */
export const shownText = (text: string): string =>
  text.startsWith(PRICED) ? text.replaceAll(PRICED, "") : visibleText(text);

/** The code of the error #N/A, for a missing value. */
const NOT_AVAILABLE = 0x2a;
const codeOf = (text: string): number => [...ERRORS].find(([, word]) => word === text)?.[0] ?? NOT_AVAILABLE;

/** The cell as it was in the file. A value that could not be read must not become readable in a copy. */
export const originalCell = (text: string): Cell => {
  const shown = visibleText(text);
  if (text.startsWith(LOST_DIGITS_MARK) || text.startsWith(FRACTION_MARK))
    return { number: Number(shown), text: shown };
  // In a file without formats, only a text keeps the currency.
  if (text.startsWith(PRICED)) return shownText(text);
  if (text.startsWith(NO_VALUE_MARK)) return { number: codeOf(shown), text: errorText(codeOf(shown)), as: "error" };
  return text;
};

const exact = (value: number): string => {
  const text = String(value);
  return /e/i.test(text)
    ? Math.abs(value) >= 1
      ? BigInt(Math.round(value)).toString()
      : value.toFixed(20).replace(/0+$/, "")
    : text;
};

export const numberText = (value: number, format: NumberFormat, from1904: boolean): string => {
  // A date before the first day of the calendar is a time without a date.
  if (value >= 0 && (format.as === "time" || (format.as === "date" && value > 0 && value < 1))) return timeText(value);
  if (format.as === "date" && value >= 0) return dateText(value, from1904);
  if (Math.abs(value) >= EXACT_LIMIT && Number.isInteger(value)) return LOST_DIGITS_MARK + exact(value);
  // 0.1 + 0.2 is stored with its rounding error. The first fifteen digits are what somebody typed.
  const text = exact(Number(value.toPrecision(15)));
  if (format.as === "number" && format.currency !== "") return PRICED + format.currency + PRICED + text;
  if (text.includes(".")) return FRACTION_MARK + text;
  return format.as === "number" && /^\d+$/.test(text) ? text.padStart(format.digits, "0") : text;
};
