// Reads the platform's answers for the screens. Money stays text; all sums are the platform's.
import { amountIn, type FactsOf, factsIn, numberIn, rowsIn, textIn } from "pilothouse/wire";
import type { Statistics } from "../../generated/service/statistics/statistics.schema";
import type { DayValue } from "./trend";

export interface Income {
  readonly currency: string;
  /** What was sold, less refunds. */
  readonly income: string;
  readonly refunded: string;
  /** What was paid for orders that another company sold. */
  readonly spending: string;
  /** What the companies in view sold to one another: it is in the income and in the spending. */
  readonly between: string;
  readonly orders: number;
  readonly paid: number;
}
export interface OrderNumbers {
  readonly totals: readonly Income[];
  /** Every day of the range, in one currency. */
  readonly incomeOf: (currency: string) => readonly DayValue[];
  readonly payments: readonly { payType: number; currency: string; income: string; paid: number }[];
}

/** A row has the fields that it is grouped by, and its counts. */
type Counted = Pick<Statistics, "money_type" | "pay_type"> &
  Readonly<Record<"day" | "income" | "refunded" | "spending" | "between" | "orders" | "paid", unknown>>;

const incomeIn = (row: FactsOf<Counted>): Income => ({
  currency: textIn(row.money_type),
  income: amountIn(row.income),
  refunded: amountIn(row.refunded),
  spending: amountIn(row.spending),
  between: amountIn(row.between),
  orders: numberIn(row.orders),
  paid: numberIn(row.paid),
});

export const readOrders = (data: unknown): OrderNumbers => {
  const facts = factsIn(data);
  const dates = Array.isArray(facts.dates) ? facts.dates.map(textIn) : [];
  const days = rowsIn<Counted>(facts.days).map((row) => ({ day: textIn(row.day), ...incomeIn(row) }));
  return {
    totals: rowsIn<Counted>(facts.totals).map(incomeIn),
    incomeOf: (currency) => {
      const found = new Map(days.filter((one) => one.currency === currency).map(({ day, income }) => [day, income]));
      return dates.map((day) => ({ day, value: found.get(day) ?? "0.00" }));
    },
    payments: rowsIn<Counted>(facts.payments).map((row) => ({
      payType: numberIn(row.pay_type),
      currency: textIn(row.money_type),
      income: amountIn(row.income),
      paid: numberIn(row.paid),
    })),
  };
};

export interface Seller {
  readonly key: string;
  readonly name: string;
  readonly income: string;
  readonly paid: number;
  /** The previous period. Null when the platform does not answer it. */
  readonly before: { readonly income: string; readonly paid: number } | null;
}
const sellersIn = (rows: unknown): readonly Seller[] =>
  rowsIn(rows).map((row) => ({
    key: textIn(row.key),
    name: textIn(row.name),
    income: amountIn(row.income),
    paid: numberIn(row.paid),
    before:
      row.income_before === undefined ? null : { income: amountIn(row.income_before), paid: numberIn(row.paid_before) },
  }));

export const readSellers = (data: unknown) => ({
  companies: sellersIn(factsIn(data).companies),
  apps: sellersIn(factsIn(data).apps),
});

const daysIn = (rows: unknown): readonly DayValue[] =>
  rowsIn(rows).map((row) => ({ day: textIn(row.day), value: String(numberIn(row.count)) }));

export interface Group {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  /** The number of online devices. */
  readonly online: number;
}
const groupsIn = (rows: unknown): readonly Group[] =>
  rowsIn(rows).map((row) => ({
    key: textIn(row.key),
    name: textIn(row.name),
    count: numberIn(row.count),
    online: numberIn(row.online),
  }));

export const readUsers = (data: unknown) => {
  const facts = factsIn(data);
  return {
    total: numberIn(facts.total),
    registered: numberIn(facts.registered),
    days: daysIn(facts.days),
    apps: groupsIn(facts.apps),
    regions: groupsIn(facts.regions),
  };
};

export const readDevices = (data: unknown) => {
  const facts = factsIn(data);
  return {
    total: numberIn(facts.total),
    online: numberIn(facts.online),
    activated: numberIn(facts.activated),
    days: daysIn(facts.days),
    types: groupsIn(facts.types),
    networks: groupsIn(facts.networks),
  };
};
