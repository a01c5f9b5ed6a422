import { decimalsOf } from "./currency";
import { fromCents, toCents, roundedAmount } from "./decimal";
import { type Require, type Fail, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { checkLimits, type Limits } from "./limits";
import { addSiblingRule } from "./siblings";

/** The largest amount, or the largest of each currency by its name: { rmb: "5000.00", usd: "700.00" }. */
export type LargestAmount = number | string | Readonly<Record<string, string>>;

/** The largest amount of a currency. Undefined if it has no limit. */
export const largestAmountIn = (max: LargestAmount | null | undefined, currency: string): number | string | undefined =>
  typeof max !== "object" ? max : max !== null && Object.hasOwn(max, currency) ? max[currency] : undefined;

export interface MoneyOptions extends FieldOptions, Pick<Limits, "min"> {
  readonly max?: LargestAmount | null;
  /** The currency of all amounts of the field. */
  readonly currency?: string | null;
  /** The field of the same record that holds the currency. */
  readonly currencyField?: string | null;
}

const checkWhole = (value: bigint, decimals: 0 | 2, fail: Fail): void => {
  if (decimals === 0 && value % 100n !== 0n) fail("wholeMoney");
};

/** Amounts are rounded to two decimals (specification, point 5). A spreadsheet may contain 19.899999999999999 for 19.90. */
function readAmount(input: unknown): bigint | null {
  const text = typeof input === "number" && Number.isFinite(input) ? String(Number(input.toPrecision(15))) : input;
  const rounded = typeof text === "string" ? roundedAmount(text) : null;
  return rounded === null ? null : toCents(rounded);
}

const compareAmounts = (value: bigint, limit: number | string): number => {
  const other = readAmount(limit);
  if (other === null) {
    throw new Error(`${limit} is not an amount of money.`);
  }
  return value < other ? -1 : value > other ? 1 : 0;
};

/** An amount as text with two decimals: "19.90". */
export function money(options: Require<MoneyOptions>): RequiredField<string>;
export function money(options?: MoneyOptions): OptionalField<string>;
export function money(options: MoneyOptions = {}) {
  const { currency, currencyField, max } = options;
  const limits = { ...options, max: typeof max === "object" ? null : (max ?? null) };
  const schema = field(limits, {
    builder: "money",
    wire: "text",
    empty: "",
    read: (input, fail) => {
      const value = readAmount(input);
      if (value === null) {
        fail("money", { decimals: 2 });
        return "";
      }
      checkLimits(value, limits, compareAmounts, fail, "0.01");
      checkWhole(value, decimalsOf(currency ?? ""), fail);
      return fromCents(value);
    },
  });
  if (typeof currencyField !== "string") return schema;
  return addSiblingRule(schema, [currencyField], (value, record, fail) => {
    const read = readAmount(value);
    const currency = record[currencyField];
    if (read === null || typeof currency !== "string") return;
    checkWhole(read, decimalsOf(currency), fail);
    const most = typeof max === "object" ? largestAmountIn(max, currency) : undefined;
    if (most !== undefined && compareAmounts(read, most) > 0)
      checkLimits(read, { ...limits, max: most }, compareAmounts, fail, "0.01");
  });
}
