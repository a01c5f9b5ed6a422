// Converts the text of a cell to a value of its field, or to a problem.
import { currencyCode } from "../../../shared/schema/currency";
import { isMarkOf, withoutCurrency } from "../../sheets/book/currencyMarks";
import { LOST_DIGITS_MARK, shownText, NO_VALUE_MARK, visibleText } from "../../sheets/book/cellText";
import { VALUE_SEPARATORS } from "../../sheets/book/separators";
import { type DecimalMark, readDecimal } from "./decimalMark";
import { formatDay } from "../../../src/framework/wire/dates";
import { isValidFor } from "./isValidFor";
import { findInvisibleCharacter } from "./invisible";
import type { FoundKey, PlanField } from "./ImportPlan";
import { isTimeOnly, possibleMomentsIn } from "../../../shared/schema/moments/readMoment";

/** `beside`: values of other fields in the same cell. `mark`: the currency in the cell, if it has one. */
export type CellReading =
  | { readonly value: unknown; readonly beside?: Readonly<Record<string, unknown>>; readonly mark?: string }
  | { readonly problem: string; readonly args: Readonly<Record<string, unknown>> }
  | { readonly wanted: readonly string[] };

export type FindKey = (text: string) => FoundKey | undefined;

/** A word without differences that do not matter: the width of letters, capitals, spaces. */
const plainWord = (text: string): string => text.normalize("NFKC").replace(/\s+/g, "").toLowerCase();

const FLAGS: ReadonlyMap<string, 0 | 1> = new Map<string, 0 | 1>(
  ["1", "yes", "y", "true", "on", "是", "√", "✓"]
    .map((word): [string, 0 | 1] => [word, 1])
    .concat(["0", "no", "n", "false", "off", "否", "×"].map((word): [string, 0 | 1] => [word, 0])),
);

const partsOf = (text: string, many: boolean): readonly string[] =>
  many ? text.split(VALUE_SEPARATORS).filter((part) => part !== "") : [text];

const numberProblem = (value: string, mark: DecimalMark): CellReading => ({
  problem: mark === "." ? "import.not_number" : "import.not_number_comma",
  args: { value },
});

const readNumber = (text: string, mark: DecimalMark): CellReading => {
  const number = readDecimal(text, mark);
  return number === null ? numberProblem(text, mark) : { value: Number(number) };
};

/** An amount in another currency is refused, because it would be stored in the wrong currency. */
export const OTHER_CURRENCY_KEY = "import.other_currency";

const readAmount = (text: string, mark: DecimalMark, { schema: { args } }: PlanField): CellReading => {
  const number = readDecimal(text, mark);
  const said = withoutCurrency(text).mark;
  if (number === null) return numberProblem(text, mark);
  if (said === "") return { value: number };
  if (typeof args.currencyField === "string") return { value: number, mark: said };
  if (typeof args.currency !== "string") return { value: number };
  if (isMarkOf(said, args.currency)) return { value: number };
  return { problem: OTHER_CURRENCY_KEY, args: { value: text, currency: currencyCode(args.currency) } };
};

/** The most allowed values that a reason names. */
const NAMED = 12;

const unknownValue = (value: string, { choices }: PlanField): CellReading => ({
  problem: choices.length === 0 ? "import.unknown_value" : "import.not_allowed",
  args: { value, allowed: choices.slice(0, NAMED).join(", ") + (choices.length > NAMED ? ", …" : "") },
});

const readEnum = (text: string, field: PlanField): CellReading => {
  const { many, words } = field;
  const values: (string | number)[] = [];
  for (const part of partsOf(text, many)) {
    const plain = plainWord(part);
    const found =
      words.find(([word]) => plainWord(word) === plain) ??
      words.find(([, value]) => plainWord(String(value)) === plain);
    if (found === undefined) return unknownValue(part, field);
    values.push(found[1]);
  }
  return { value: many ? values : values[0] };
};

const readReference = (text: string, { many }: PlanField, find: FindKey): CellReading => {
  const parts = partsOf(text, many);
  const keys = parts.map(find);
  const wanted = parts.filter((_, at) => keys[at] === undefined);
  if (wanted.length > 0) return { wanted };
  for (const [at, value] of parts.entries()) {
    const found = keys[at];
    if (found === null) return { problem: "import.unknown_reference", args: { value } };
    if (found === false) return { problem: "import.several_references", args: { value } };
  }
  return { value: many ? keys : keys[0] };
};

/** Normalizes wide letters and digits, and replaces all spaces by single ones. */
const inUsualWidth = (text: string): string => text.normalize("NFKC").replace(/\s+/g, " ").trim();

/**
 * The first form that fits the field: the written text, the text in normal width, or the text without spaces. If none
 * fits, the written text.
 */
const readText = (text: string, field: PlanField): string => {
  const usual = inUsualWidth(text);
  const bare = usual.replace(/ /g, "");
  if (text === bare) return text;
  return [text, usual, bare].find((one) => isValidFor(field, one)) ?? text;
};

/** An export writes the area in front: +86 13800138000. */
const readPhone = (text: string, field: PlanField): CellReading => {
  const { area = null } = field;
  const [, code, number] = /^\+(\d{1,4})[\s-]+(.+)$/.exec(inUsualWidth(text)) ?? [];
  if (area !== null && code !== undefined) return { value: number, beside: { [area]: `+${code}` } };
  return { value: readText(text, field) };
};

const readFlag = (text: string): CellReading => {
  const value = FLAGS.get(plainWord(text));
  return value === undefined ? { problem: "import.not_flag", args: { value: text } } : { value };
};

const readTime = (text: string, zone: string | null): CellReading => {
  const [value, other] = possibleMomentsIn(text, zone);
  if (other !== undefined)
    return { problem: "import.either_date", args: { value: text, one: formatDay(value), other: formatDay(other) } };
  if (value !== undefined) return { value };
  return { problem: isTimeOnly(text) ? "import.no_day" : "import.not_date", args: { value: text } };
};

/** A number that a spreadsheet has shortened, and a person has kept as text: 8.98606E+19. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+(?:1[1-9]|[2-9]\d)$/i;

/** Problems that cannot come from a single character. */
const PLAIN = /^import\.(destroyed|no_value)$|^invalid\.(required|tooLong|tooShort|shortField|min|max|range)$/;

/** A refused text may look right, but contain an invisible character. */
export const explainInvisible = (text: string, problem: string, args: Readonly<Record<string, unknown>>) => {
  const found = PLAIN.test(problem) ? null : findInvisibleCharacter(text);
  return found === null ? { key: problem, args } : { key: "import.invisible", args: { value: text, ...found } };
};

/**
 * An empty cell gives no value. @param mark the decimal mark of the column @param zone the time zone in the header of
 * the column; null for the operator's own
 */
export const readCell = (
  text: string,
  field: PlanField,
  find: FindKey,
  mark: DecimalMark = ".",
  zone: string | null = null,
): CellReading => {
  if (text === "") return { value: undefined };
  const whole = visibleText(text);
  if (text.startsWith(NO_VALUE_MARK)) return { problem: "import.no_value", args: { value: whole } };
  const isDestroyed = text.startsWith(LOST_DIGITS_MARK) || SHORTENED.test(whole);
  if (isDestroyed && field.as !== "number" && field.as !== "amount")
    return { problem: "import.destroyed", args: { value: whole } };
  // A cell with a number always uses the decimal point.
  const own = text === whole ? mark : ".";
  const readers = {
    text: (): CellReading => ({ value: readText(whole, field) }),
    phone: () => readPhone(whole, field),
    number: () => readNumber(whole, own),
    amount: () => readAmount(shownText(text), own, field),
    flag: () => readFlag(whole),
    timestamp: () => readTime(whole, zone),
    enum: () => readEnum(whole, field),
    reference: () => readReference(whole, field, find),
  } satisfies Record<PlanField["as"], () => CellReading>;
  return readers[field.as]();
};
