// Reads the platform's answers. Money stays text; the platform computes all sums. Values of another form are reported
// as errors.
import { fieldOf, valueReaders } from "pilothouse/wire";
import type { Statistics } from "../../generated/service/statistics/statistics.schema";
import type { DayValue } from "./trend";

const { amount, day, list, maybe, number, parts, text } = valueReaders;
const field = fieldOf<Statistics>();
const CURRENCY = field("money_type");
const PAY_TYPE = field("pay_type");

export interface Income {
  readonly currency: string;
  /** Sales minus refunds. */
  readonly income: string;
  readonly orders: number;
  readonly paid: number;
  /** Null if the platform does not send this value. The same is true for the next values. */
  readonly refunded: string | null;
  /** Payments for orders that another company sold. */
  readonly spending: string | null;
  /** Sales between companies that the account sees. They count both as income and as spending. */
  readonly between: string | null;
}
export interface OrderNumbers {
  readonly totals: readonly Income[];
  /** Every day of the range, in one currency. */
  readonly incomeOf: (currency: string) => readonly DayValue[];
  readonly payments: readonly { payType: number; currency: string; income: string; paid: number }[];
}

const sold = { [CURRENCY]: text, income: amount, paid: number };
const income = { ...sold, orders: number, refunded: maybe(amount), spending: maybe(amount), between: maybe(amount) };
const orders = parts({
  dates: list(day),
  days: list(parts({ ...income, day })),
  totals: list(parts(income)),
  payments: list(parts({ ...sold, [PAY_TYPE]: number })),
});

export const readOrders = (data: unknown): OrderNumbers => {
  const { dates, days, totals, payments } = orders(data);
  return {
    totals: totals.map(({ [CURRENCY]: currency, ...facts }) => ({ currency, ...facts })),
    incomeOf: (currency) => {
      const found = new Map(days.flatMap((one) => (one[CURRENCY] === currency ? [[one.day, one.income]] : [])));
      return dates.map((day) => ({ day, value: found.get(day) ?? "0.00" }));
    },
    payments: payments.map(({ [PAY_TYPE]: payType, [CURRENCY]: currency, ...facts }) => ({
      payType,
      currency,
      ...facts,
    })),
  };
};

const group = { key: maybe(text), name: maybe(text) };
const sellers = list(
  parts({ ...group, income: amount, paid: number, income_before: maybe(amount), paid_before: maybe(number) }),
);
const bestSellers = parts({ companies: sellers, apps: sellers });

export interface SellerIncome {
  readonly key: string;
  readonly name: string;
  readonly income: string;
  readonly paid: number;
  /** The previous period. Null when the platform does not answer it. */
  readonly before: { readonly income: string; readonly paid: number } | null;
}

const sellersOf = (rows: ReturnType<typeof sellers>): readonly SellerIncome[] =>
  rows.map(({ key, name, income, paid, income_before, paid_before }) => ({
    ...{ key: key ?? "", name: name ?? "", income, paid },
    before: income_before === null || paid_before === null ? null : { income: income_before, paid: paid_before },
  }));

export const readSellers = (data: unknown) => {
  const { companies, apps } = bestSellers(data);
  return { companies: sellersOf(companies), apps: sellersOf(apps) };
};

const byDay = list(parts({ day, count: number }));
const daysOf = (rows: ReturnType<typeof byDay>): readonly DayValue[] =>
  rows.map(({ day, count }) => ({ day, value: String(count) }));

export interface CountGroup {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  /** The number of online devices. Null in statistics of users. */
  readonly online: number | null;
}
const groups = list(parts({ ...group, count: number, online: maybe(number) }));
const groupsOf = (rows: ReturnType<typeof groups>): readonly CountGroup[] =>
  rows.map(({ key, name, ...facts }) => ({ key: key ?? "", name: name ?? "", ...facts }));

const users = parts({ total: number, registered: number, days: byDay, apps: groups, regions: groups });
export const readUsers = (data: unknown) => {
  const { days: counted, apps, regions, ...facts } = users(data);
  return { ...facts, days: daysOf(counted), apps: groupsOf(apps), regions: groupsOf(regions) };
};

const parted = list(parts({ ...group, count: number, online: number }));
const devices = parts({
  total: number,
  online: number,
  activated: number,
  days: byDay,
  types: parted,
  networks: parted,
});
export const readDevices = (data: unknown) => {
  const { days: counted, types, networks, ...facts } = devices(data);
  return { ...facts, days: daysOf(counted), types: groupsOf(types), networks: groupsOf(networks) };
};
