// Formats amounts and numbers as text, for lists, show pages and exports.
import { decimalsOf, symbolOf } from "../../../shared/schema/currency";

const SIZES = ["KB", "MB", "GB", "TB"] as const;

/** A size in the largest unit that gives at least 1: 8 MB. */
const formatSize = (bytes: number, language: string): string => {
  const power = Math.min(SIZES.length, Math.floor(Math.log2(bytes) / 10));
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1024 ** power);
  return `${size} ${SIZES[power - 1]}`;
};

/** A number with grouped digits in the operator's language, and its unit. Any other text is unchanged. */
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

const AMOUNT = /^(-?)(\d+)(?:\.(\d*))?$/;

/** Whether a value is an amount: "1234.5", 0. */
export const isAmount = (value: unknown): boolean => AMOUNT.test(String(value ?? "").trim());

/** "1234.5" in usd becomes "$1,234.50". It works on digits, without floats. */
export const formatMoney = (value: unknown, currency?: string): string => {
  const parts = AMOUNT.exec(String(value ?? "").trim());
  if (parts === null) return String(value ?? "");
  const [, sign = "", whole = "0", fraction = ""] = parts;
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  const symbol = currency === undefined ? "" : (symbolOf(currency) ?? `${currency.toUpperCase()} `);
  const shown = `${fraction}00`.slice(0, 2);
  // Whether the currency has no decimals, like the yen.
  const isWhole = decimalsOf(currency ?? "") === 0 && shown === "00";
  return `${sign}${symbol}${grouped}${isWhole ? "" : `.${shown}`}`;
};

/** A list. A text is split at its commas. */
export const splitToList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value == null ? [] : [value];
