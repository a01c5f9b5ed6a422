import { z } from "zod";
import { currencyNames, decimalsOf, unsupportedCurrencies } from "pilothouse/schema";
import type { FieldModel, Json } from "../model/Model";
import type { FieldKind } from "./FieldKind";
import { buildSchema, viewPart, option, options, textBase, inputFor } from "./pieces";

const AMOUNT = /^-?\d+(\.\d{1,2})?$/;
const amount = z.string().regex(AMOUNT, { error: 'an amount in quotes, such as "19.90"' });
const PRICES = [
  "1.00",
  "2.00",
  "3.00",
  "6.00",
  "9.90",
  "15.00",
  "19.90",
  "30.00",
  "59.00",
  "99.00",
  "150.00",
  "299.00",
];

const currencyOf = (field: FieldModel): Record<string, Json> => {
  const currencyField = option(field, "currency_field");
  // In a nested field, the currency is another field of the same row.
  return { currency: currencyField === null ? option(field, "currency") : null, currencyField };
};

const isWithin = (value: number, min: unknown, max: unknown): boolean =>
  (typeof min !== "string" || value >= Number(min)) && (typeof max !== "string" || value <= Number(max));

/** Authors are told why those with more than two decimals are not possible. */
const currency = z.enum([...currencyNames, ...unsupportedCurrencies]);

/** An amount as text with two decimals: "19.90". */
export const moneyKind = {
  ...textBase,
  sums: true,
  options: z.object({
    currency: currency.default("rmb"),
    currency_field: z.string().optional(),
    min: amount.optional(),
    max: z.union([amount, z.partialRecord(currency, amount)]).optional(),
  }),
  links: { currency_field: "field" },
  filters: ["equals", "range"],
  expects: 'an amount in quotes, such as "19.90"',
  accepts: (value, { min, max }) =>
    typeof value === "string" && AMOUNT.test(value) && isWithin(Number(value), min, max),
  // Stored as whole cents, so that sums are exact and 9.90 is before 19.90. Calls send text.
  storage: () => "cents",
  schema: (field) => buildSchema("money", field, { ...options(field, "min", "max"), ...currencyOf(field) }),
  column: (field) => viewPart("MoneyColumn", field, currencyOf(field)),
  display: (field) => viewPart("MoneyField", field, currencyOf(field)),
  input: (field) => inputFor("MoneyInput", field, { ...currencyOf(field), ...options(field, "min", "max") }),
  filter: (field) => viewPart("NumberFilter", field, { range: field.filter === "range" }),
  sample: (field, draw) => {
    const prices =
      decimalsOf(String(currencyOf(field).currency ?? "")) === 0
        ? PRICES.filter((price) => price.endsWith(".00"))
        : PRICES;
    const fitting = prices.filter((price) => isWithin(Number(price), option(field, "min"), option(field, "max")));
    return fitting.length === 0 ? String(option(field, "min") ?? "0.00") : draw.pick(fitting);
  },
} satisfies FieldKind;
