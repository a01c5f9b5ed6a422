// Reads the platform's answer for the dashboard. Null: a part is not granted. Values of another form are reported.
import { fieldOf, valueReaders } from "pilothouse/wire";
import type { DeviceImport } from "../../generated/operate/device_import/deviceImport.schema";
import type { Statistics } from "../../generated/service/statistics/statistics.schema";

export interface OverviewDay {
  readonly day: string;
  readonly begin: number;
  readonly end: number;
}
export interface DaySeries {
  /** One number per day, today last. */
  readonly counts: readonly number[];
  /** Yesterday's number up to the present time of day. */
  readonly until: number;
  readonly total: number;
}
export interface CurrencyDay {
  /** Sales minus refunds, with two decimals. */
  readonly income: string;
  /** Payments for orders that another company sold. */
  readonly spending: string;
  /** Sales between companies that the account sees. They count both as income and as spending. */
  readonly between: string;
  readonly paid: number;
}
export interface CurrencyIncome {
  readonly currency: string;
  readonly days: readonly CurrencyDay[];
  /** Yesterday's numbers up to the present time of day. */
  readonly until: CurrencyDay;
}
export interface RecentImport {
  readonly id: string;
  readonly name: string;
  readonly state: number;
  readonly total: number;
  readonly failed: number;
  readonly created: number;
}
/** The steps in the order in which a company does them. */
export const SETUP_STEPS = ["colleagues", "products", "devices", "goods", "orders"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export interface Overview {
  readonly days: readonly OverviewDay[];
  /** The end of the period that today is compared with: yesterday at the present time of day. */
  readonly until: number;
  readonly currencies: readonly CurrencyIncome[] | null;
  /** Orders that the visible companies placed or received, as in the list of orders. `total`: today's paid orders. */
  readonly orders: DaySeries | null;
  readonly users: DaySeries | null;
  readonly devices: (DaySeries & { readonly online: number }) | null;
  readonly alarms: DaySeries | null;
  readonly imports: readonly RecentImport[] | null;
  readonly waiting: Readonly<Record<"refunds" | "feedback" | "withdrawals", number | null>>;
  /** Whether the company has done each first step. */
  readonly first: Readonly<Record<SetupStep, boolean | null>>;
  /** The account's own failed exports and imports. */
  readonly tasks: number;
}

const span = fieldOf<Statistics>();
const made = fieldOf<DeviceImport>();
const CURRENCY = span("money_type");

const NOTHING: CurrencyDay = { income: "0.00", spending: "0.00", between: "0.00", paid: 0 };

const { amount, day, flag, list, maybe, number, parts, text } = valueReaders;
const series = { days: list(parts({ count: number })), until: number };
const taken = list(
  parts({
    day,
    [CURRENCY]: text,
    income: amount,
    spending: amount,
    between: amount,
    orders: number,
    paid: number,
  }),
);
const [done, waits] = [maybe(flag), maybe(number)];

const overview = parts({
  days: list(parts({ day, [span("gmt_begin")]: number, [span("gmt_end")]: number })),
  until: parts({ [span("gmt_end")]: number }),
  orders: maybe(taken),
  orders_until: maybe(taken),
  placed: maybe(parts({ ...series, paid: number })),
  users: maybe(parts({ ...series, total: number })),
  devices: maybe(parts({ ...series, total: number, online: number })),
  alarms: maybe(parts({ ...series, unread: number })),
  imports: maybe(
    list(
      parts({
        ...{ [made("id")]: text, [made("name")]: text, [made("state")]: number },
        ...{ [made("total")]: number, [made("failed")]: number, [made("gmt_create")]: number },
      }),
    ),
  ),
  waiting: maybe(
    parts({ refunds: waits, feedback: waits, withdrawals: waits, tasks: maybe(list(parts({ count: number }))) }),
  ),
  first: maybe(parts({ colleagues: done, products: done, devices: done, goods: done, orders: done })),
});

type Answered = ReturnType<typeof overview>;

const seriesOf = (
  part: { readonly days: readonly { readonly count: number }[]; readonly until: number } | null,
  total: number | undefined,
): DaySeries | null =>
  part === null ? null : { counts: part.days.map(({ count }) => count), until: part.until, total: total ?? 0 };

const currenciesOf = ({ orders, orders_until, days }: Answered): Overview["currencies"] => {
  if (orders === null) return null;
  const sums = new Map<string, number>();
  for (const row of orders) sums.set(row[CURRENCY], (sums.get(row[CURRENCY]) ?? 0) + row.orders);
  // The currency with the most orders comes first. Amounts of different currencies cannot be compared.
  const names = [...sums].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  return names.map((currency) => ({
    currency,
    days: days.map(({ day }) => orders.find((row) => row.day === day && row[CURRENCY] === currency) ?? NOTHING),
    until: orders_until?.find((row) => row[CURRENCY] === currency) ?? NOTHING,
  }));
};

export const readOverview = (data: unknown): Overview => {
  const facts = overview(data);
  const { days, until, placed, users, devices, alarms, imports, waiting, first } = facts;
  const ofDevices = seriesOf(devices, devices?.total);
  return {
    days: days.map(({ day, gmt_begin: begin, gmt_end: end }) => ({ day, begin, end })),
    until: until.gmt_end,
    currencies: currenciesOf(facts),
    orders: seriesOf(placed, placed?.paid),
    users: seriesOf(users, users?.total),
    devices: ofDevices && { ...ofDevices, online: devices?.online ?? 0 },
    alarms: seriesOf(alarms, alarms?.unread),
    imports: imports?.map(({ gmt_create: created, ...facts }) => ({ ...facts, created })) ?? null,
    waiting: {
      refunds: waiting?.refunds ?? null,
      feedback: waiting?.feedback ?? null,
      withdrawals: waiting?.withdrawals ?? null,
    },
    first: {
      colleagues: first?.colleagues ?? null,
      products: first?.products ?? null,
      devices: first?.devices ?? null,
      goods: first?.goods ?? null,
      orders: first?.orders ?? null,
    },
    tasks: waiting?.tasks?.reduce((sum, { count }) => sum + count, 0) ?? 0,
  };
};
