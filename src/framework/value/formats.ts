// Formats values as text for lists, show pages and exports alike.
import dayjs from "dayjs";
import { decimalsOf, symbolOf } from "../schema/currency";

/** Integer seconds since 1970 UTC as `YYYY-MM-DD HH:mm:ss` in the operator's zone. Empty for none. */
export const formatTimestamp = (value: unknown): string => {
  const seconds = Number(value);
  return value === "" || value === null || !Number.isFinite(seconds) || seconds <= 0
    ? ""
    : dayjs.unix(seconds).format("YYYY-MM-DD HH:mm:ss");
};

/** How a time is written where there is little room: of today, of this year, of another one. */
const BRIEF: Readonly<Record<string, readonly [today: string, year: string, other: string]>> = {
  en: ["HH:mm", "D MMM HH:mm", "D MMM YYYY"],
  zh: ["HH:mm", "M月D日 HH:mm", "YYYY-MM-DD"],
};

/** Integer seconds since 1970 UTC, as short as it is clear: `14:06` today, `22 Nov 14:06` this year, `22 Nov 2025` before. Empty for none. */
export const formatBriefly = (value: unknown, language: string, now = Date.now()): string => {
  if (formatTimestamp(value) === "") return "";
  const time = dayjs.unix(Number(value));
  const [today, year, other] = BRIEF[language.slice(0, 2)] ?? ["HH:mm", "MM-DD HH:mm", "YYYY-MM-DD"];
  return time.format(time.isSame(now, "day") ? today : time.isSame(now, "year") ? year : other);
};

/** The distance of a zone from UTC at a time: `UTC+8`. */
const zoneOf = (time: dayjs.Dayjs): string => {
  const minutes = time.utcOffset();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? "\u2212" : "+"}${hours}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
};

/** A time to the second, with its zone. Empty for none. */
export const formatExactly = (value: unknown): string => {
  const text = formatTimestamp(value);
  return text === "" ? "" : `${text} ${zoneOf(dayjs.unix(Number(value)))}`;
};

const SIZES = ["KB", "MB", "GB", "TB"] as const;

/** Bytes in the largest unit that leaves a whole number or more: 8 MB. */
const formatSize = (bytes: number, language: string): string => {
  const power = Math.min(SIZES.length, Math.floor(Math.log2(bytes) / 10));
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1024 ** power);
  return `${size} ${SIZES[power - 1]}`;
};

/** A number with digits grouped in the operator's language, followed by its unit. Text that is not a number is unchanged. */
export const formatNumber = (value: unknown, language: string, unit?: string): string => {
  const number = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
  if (unit === "B" && number >= 1024) return formatSize(number, language);
  const text = Number.isFinite(number) ? numberFormat(language).format(number) : String(value ?? "");
  if (unit === undefined || text === "") return text;
  return unit === "%" ? `${text}%` : `${text} ${unit}`;
};

const formatsByLanguage = new Map<string, Intl.NumberFormat>();
const numberFormat = (language: string): Intl.NumberFormat => {
  const known = formatsByLanguage.get(language);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  formatsByLanguage.set(language, made);
  return made;
};

/** "1234.5" in usd becomes "$1,234.50". Works on the digits, without floats. */
export const formatMoney = (value: unknown, currency?: string): string => {
  const parts = /^(-?)(\d+)(?:\.(\d*))?$/.exec(String(value ?? "").trim());
  if (parts === null) return String(value ?? "");
  const [, sign = "", whole = "0", fraction = ""] = parts;
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  const symbol = currency === undefined ? "" : (symbolOf(currency) ?? `${currency.toUpperCase()} `);
  const shown = `${fraction}00`.slice(0, 2);
  // The yen has no decimals.
  const isWhole = decimalsOf(currency ?? "") === 0 && shown === "00";
  return `${sign}${symbol}${grouped}${isWhole ? "" : `.${shown}`}`;
};

/** A list as a comma-separated text. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value == null ? [] : [value];
