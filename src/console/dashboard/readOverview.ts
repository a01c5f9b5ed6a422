// Reads the platform's answer for the dashboard. Null means that a part is not granted.
import type { DeviceImport } from "../../generated/operate/device_import/deviceImport.schema";
import type { Statistics } from "../../generated/service/statistics/statistics.schema";
import { amountIn, factsIn, numberIn, rowsIn, textIn } from "pilothouse/wire";

export interface Day {
  readonly day: string;
  readonly begin: number;
  readonly end: number;
}
export interface Series {
  /** One number a day, today last. */
  readonly counts: readonly number[];
  /** Of yesterday, until the time of day that it is now. */
  readonly until: number;
  readonly total: number;
}
export interface CurrencyDay {
  /** What was sold, less refunds. Two decimals. */
  readonly income: string;
  /** What was paid for orders that another company sold. */
  readonly spending: string;
  /** What the companies in view sold to one another: it is in the income and in the spending. */
  readonly between: string;
  readonly paid: number;
}
export interface Currency {
  readonly currency: string;
  readonly days: readonly CurrencyDay[];
  /** Of yesterday, until the time of day that it is now. */
  readonly until: CurrencyDay;
}
export interface Import {
  readonly id: string;
  readonly name: string;
  readonly state: number;
  readonly total: number;
  readonly failed: number;
  readonly created: number;
}
/** In the order in which a company does them. */
export const FIRST_STEPS = ["colleagues", "products", "devices", "goods", "orders"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export interface Overview {
  readonly days: readonly Day[];
  /** The end of what today is compared with: yesterday, at this time of day. */
  readonly until: number;
  readonly currencies: readonly Currency[] | null;
  /** Orders placed with or by the companies in view, as their list has them. `total`: paid ones of today. */
  readonly orders: Series | null;
  readonly users: Series | null;
  readonly devices: (Series & { readonly online: number }) | null;
  readonly alarms: Series | null;
  readonly imports: readonly Import[] | null;
  readonly waiting: Readonly<Record<"refunds" | "feedback" | "withdrawals", number | null>>;
  /** Whether a company has done what it does first. */
  readonly first: Readonly<Record<FirstStep, boolean | null>>;
  /** The account's own failed exports and imports. */
  readonly tasks: number;
}

/** A day with its first and last second, and the amounts of that day. */
type Span = Pick<Statistics, "gmt_begin" | "gmt_end"> & { readonly day: unknown };
type Taken = Pick<Statistics, "money_type"> &
  Readonly<Record<"day" | "income" | "spending" | "between" | "orders" | "paid", unknown>>;

const NOTHING: CurrencyDay = { income: "0.00", spending: "0.00", between: "0.00", paid: 0 };

const seriesOf = (part: unknown, total: string): Series | null =>
  part == null
    ? null
    : {
        counts: rowsIn(factsIn(part).days).map(({ count }) => numberIn(count)),
        until: numberIn(factsIn(part).until),
        total: numberIn(factsIn(part)[total]),
      };

const takenOf = (part: unknown) =>
  rowsIn<Taken>(part).map((row) => ({
    day: textIn(row.day),
    currency: textIn(row.money_type),
    income: amountIn(row.income),
    spending: amountIn(row.spending),
    between: amountIn(row.between),
    orders: numberIn(row.orders),
    paid: numberIn(row.paid),
  }));

const currenciesOf = (part: unknown, untilNow: unknown, days: readonly Day[]) => {
  if (part == null) return null;
  const rows = takenOf(part);
  const until = takenOf(untilNow);
  const sums = new Map<string, number>();
  for (const { currency, orders } of rows) sums.set(currency, (sums.get(currency) ?? 0) + orders);
  // The currency with most orders comes first: amounts of different currencies cannot be compared.
  const names = [...sums].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  return names.map((currency) => ({
    currency,
    days: days.map(({ day }) => rows.find((row) => row.day === day && row.currency === currency) ?? NOTHING),
    until: until.find((row) => row.currency === currency) ?? NOTHING,
  }));
};

const doneOrNone = (value: unknown): boolean | null => (typeof value === "boolean" ? value : null);
const countOrNone = (value: unknown): number | null => (value == null ? null : numberIn(value));

export const readOverview = (data: unknown): Overview => {
  const facts = factsIn(data);
  const days = rowsIn<Span>(facts.days).map((row) => ({
    day: textIn(row.day),
    begin: numberIn(row.gmt_begin),
    end: numberIn(row.gmt_end),
  }));
  const devices = seriesOf(facts.devices, "total");
  const waiting = factsIn(facts.waiting);
  const first = factsIn(facts.first);
  return {
    days,
    until: numberIn(factsIn(facts.until).gmt_end),
    currencies: currenciesOf(facts.orders, facts.orders_until, days),
    orders: seriesOf(facts.placed, "paid"),
    users: seriesOf(facts.users, "total"),
    devices: devices && { ...devices, online: numberIn(factsIn(facts.devices).online) },
    alarms: seriesOf(facts.alarms, "unread"),
    imports:
      facts.imports == null
        ? null
        : rowsIn<DeviceImport>(facts.imports).map((row) => ({
            id: textIn(row.id),
            name: textIn(row.name),
            state: numberIn(row.state),
            total: numberIn(row.total),
            failed: numberIn(row.failed),
            created: numberIn(row.gmt_create),
          })),
    waiting: {
      refunds: countOrNone(waiting.refunds),
      feedback: countOrNone(waiting.feedback),
      withdrawals: countOrNone(waiting.withdrawals),
    },
    first: {
      colleagues: doneOrNone(first.colleagues),
      products: doneOrNone(first.products),
      devices: doneOrNone(first.devices),
      goods: doneOrNone(first.goods),
      orders: doneOrNone(first.orders),
    },
    tasks: rowsIn(waiting.tasks).reduce((sum, { count }) => sum + numberIn(count), 0),
  };
};
