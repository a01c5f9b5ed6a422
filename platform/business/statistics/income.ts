// What companies earn and spend with orders. Income is the sum of sales minus refunds. Spending is the sum of paid orders
// that another company sold. Sums are in whole cents, per currency, and are answered as text.
import { setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import type { FieldOf, FieldsAs } from "pilothouse/handles";
import { countedRows, SPAN_COLUMN, COUNT_COLUMN } from "pilothouse/features/aggregates/platform";
import type { Platform } from "pilothouse/platform";
import type { Condition } from "pilothouse/platform/storage";
import { fromCents } from "pilothouse/schema";
import { OrderState, RefundState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { columnRef } from "../database";
import { paidRefundsAggregate, soldOrdersAggregate } from "./aggregates";
import type { VisibleRows, VisibleOrders } from "./counting";
import type { DayPeriod } from "./days";

const { order, refund } = resources;
/** Orders that were paid, whether they are delivered or not. */
export const PAID_CONDITION: Condition = sql`${columnRef(order, "order_state")} in (${sql.lit(OrderState.paid)}, ${sql.lit(OrderState.successful)})`;
const [seller, buyer] = [columnRef(order, "seller_id"), columnRef(order, "comp_id")];
const currency = columnRef(order, "fee_type");
/** Sums are read as text, because numbers are exact only up to 2^53. */
const asText = (sum: ReturnType<typeof sql>) => sql`cast(${sum} as text)`;
/** The sum of the prices of paid orders. */
const sold = asText(sql`sum(case when ${PAID_CONDITION} then ${columnRef(order, "price")} else 0 end)`);
const paid = sql`sum(case when ${PAID_CONDITION} then ${COUNT_COLUMN} else 0 end)`;
const refunded = asText(sql`sum(${columnRef(refund, "amount")})`);
/** Leaves out groups that have become empty, because their last row changed its state. */
const isAny = sql`sum(${COUNT_COLUMN}) <> 0`;

const centsIn = (sum: string | null | undefined): bigint => BigInt(sum ?? 0);

/** The orders to count. */
export interface TradedOrders extends VisibleOrders {
  readonly platform: Platform;
}

type Grouped = FieldOf<typeof order>;

/** The orders of these days, for the `from` of a query. `SPAN_COLUMN` is the index in `days` of the order's day. */
const ordersIn = async (
  platform: Platform,
  seen: VisibleRows,
  days: readonly DayPeriod[],
  uses: readonly Grouped[] = [],
) => {
  await turn();
  return sql`${await countedRows(platform, soldOrdersAggregate, { ...seen, spans: days, uses })} as ${sql.table(order.table)}`;
};

/** All days as one range, from the first to the last. */
const altogether = (days: readonly DayPeriod[]): readonly DayPeriod[] => [
  { day: "", begin: days[0]?.begin ?? 0, end: days.at(-1)?.end ?? 0 },
];

export type Income = FieldsAs<typeof resources.statistics, "money_type", string> & {
  /** Sales minus refunds. Below zero if refunds exceed sales. */
  readonly income: string;
  /** The sum of paid orders, before refunds. */
  readonly sold: string;
  /** The sum of refunds paid out in these days, whatever the day of their order. */
  readonly refunded: string;
  /** The sum of paid orders that another company sold. */
  readonly spending: string;
  /** The part of `sold` and of `spending` that comes from orders between two visible companies. */
  readonly between: string;
  /** The number of orders that were placed with the sellers, paid or not. */
  readonly orders: number;
  readonly paid: number;
};

/** Sums of one day or of one value of a field. Each query answers some of them. */
interface Sums {
  readonly currency: string | null;
  readonly place?: number;
  readonly grouped?: number | null;
  readonly orders?: number;
  readonly paid?: number;
  /** Whole cents. */
  readonly sold?: string | null;
  readonly refunded?: string | null;
  readonly spending?: string | null;
  readonly between?: string | null;
}
type Dated = Sums & Required<Pick<Sums, "place">>;

const incomeOf = (row: Sums): Income => {
  const [all, back] = [centsIn(row.sold), centsIn(row.refunded)];
  return {
    money_type: row.currency ?? "",
    income: fromCents(all - back),
    sold: fromCents(all),
    refunded: fromCents(back),
    spending: fromCents(centsIn(row.spending)),
    between: fromCents(centsIn(row.between)),
    orders: row.orders ?? 0,
    paid: row.paid ?? 0,
  };
};

/** Sums of refunds of sold orders, by the day they were paid out and by a field of the order, if one is given. */
const refundsBy = async (
  { platform }: Pick<TradedOrders, "platform">,
  seen: VisibleRows,
  days: readonly DayPeriod[],
  by?: Grouped,
): Promise<readonly Dated[]> => {
  await turn();
  const those = await countedRows(platform, paidRefundsAggregate, { ...seen, spans: days, uses: by ? [by] : [] });
  const grouped = by ? sql.ref(by) : sql.lit(0);
  const groups = [SPAN_COLUMN, columnRef(refund, "fee_type"), ...(by ? [grouped] : [])];
  const { rows } = await sql<Dated>`
    select ${SPAN_COLUMN} as place, ${columnRef(refund, "fee_type")} as currency, ${grouped} as grouped, ${refunded} as refunded
    from ${those} as ${sql.table(refund.table)} where ${columnRef(refund, "state")} = ${sql.lit(RefundState.successful)}
    group by ${sql.join(groups)} having ${isAny}`.execute(platform.store.db);
  return rows;
};

/** Sums of paid orders that another company sold, by day and currency. */
const purchasesIn = async (
  { platform }: Pick<TradedOrders, "platform">,
  seen: VisibleRows,
  days: readonly DayPeriod[],
  name: "spending" | "between",
): Promise<readonly Dated[]> => {
  const from = await ordersIn(platform, seen, days, ["seller_id", "comp_id"]);
  const { rows } = await sql<Dated>`
    select ${SPAN_COLUMN} as place, ${currency} as currency, ${sold} as ${sql.ref(name)} from ${from}
    where ${PAID_CONDITION} and ${seller} <> ${buyer} group by ${SPAN_COLUMN}, ${currency} having ${isAny}`.execute(
    platform.store.db,
  );
  return rows;
};

const codeOf = ({ currency: code }: Sums): string => code ?? "";
const placeOf = (row: Dated) => `${row.place} ${codeOf(row)}`;
const byDay = (one: Dated, other: Dated): number => one.place - other.place || (codeOf(one) < codeOf(other) ? -1 : 1);

/** Income by day and currency. Days without an order or a refund are left out. */
export const readIncomeByDay = async (
  traded: TradedOrders,
  days: readonly DayPeriod[],
): Promise<readonly (Income & { readonly day: string })[]> => {
  const { platform } = traded;
  const { rows } = await sql<Dated>`
    select ${SPAN_COLUMN} as place, ${currency} as currency, sum(${COUNT_COLUMN}) as orders, ${paid} as paid, ${sold} as sold
    from ${await ordersIn(platform, traded.sold, days)}
    group by ${SPAN_COLUMN}, ${currency} having ${isAny}`.execute(platform.store.db);
  const found = new Map<string, Dated>();
  for (const row of [
    ...rows,
    ...(await refundsBy(traded, traded.sold, days)),
    ...(await purchasesIn(traded, traded.bought, days, "spending")),
    ...(await purchasesIn(traded, traded.between, days, "between")),
  ])
    found.set(placeOf(row), { ...found.get(placeOf(row)), ...row });
  return [...found.values()].toSorted(byDay).map((row) => ({ day: days[row.place]?.day ?? "", ...incomeOf(row) }));
};

/** Income of the whole range per currency, most orders first. */
export const readIncomeTotals = async (traded: TradedOrders, days: readonly DayPeriod[]): Promise<readonly Income[]> =>
  (await readIncomeByDay(traded, altogether(days)))
    .map(({ day: _, ...income }) => income)
    .toSorted((a, b) => b.orders - a.orders || (a.money_type < b.money_type ? -1 : 1));

export type IncomeByPayment = FieldsAs<typeof resources.statistics, "money_type", string> &
  FieldsAs<typeof resources.statistics, "pay_type", number> & {
    readonly income: string;
    readonly paid: number;
  };

/** Sales minus refunds for each value of a field of orders. */
interface Earned {
  readonly currency: string;
  readonly key: number;
  readonly cents: bigint;
  readonly paid: number;
}

const earnedBy = async (
  platform: Platform,
  seen: VisibleRows,
  days: readonly DayPeriod[],
  by: "pay_type" | SalesOwner,
): Promise<readonly Earned[]> => {
  const uses: readonly Grouped[] = by === "pay_type" ? [] : [by];
  const column = columnRef(order, by);
  const { rows } = await sql<Sums>`
    select ${currency} as currency, ${column} as grouped, ${paid} as paid, ${sold} as sold
    from ${await ordersIn(platform, seen, altogether(days), uses)} where ${PAID_CONDITION}
    group by ${currency}, ${column} having ${isAny}`.execute(platform.store.db);
  const found = new Map<string, Sums>();
  for (const row of [...rows, ...(await refundsBy({ platform }, seen, altogether(days), by))]) {
    const place = `${codeOf(row)} ${row.grouped ?? 0}`;
    found.set(place, { ...found.get(place), ...row });
  }
  return [...found.values()].map((row) => ({
    currency: codeOf(row),
    key: row.grouped ?? 0,
    cents: centsIn(row.sold) - centsIn(row.refunded),
    paid: row.paid ?? 0,
  }));
};

const mostFirst = (one: Earned, other: Earned): number =>
  one.cents === other.cents ? one.key - other.key : one.cents > other.cents ? -1 : 1;

/** Income by payment method and currency. */
export const readIncomeByPayment = async (
  { platform, sold: seen }: TradedOrders,
  days: readonly DayPeriod[],
): Promise<readonly IncomeByPayment[]> =>
  (await earnedBy(platform, seen, days, "pay_type"))
    .toSorted((a, b) => (a.currency === b.currency ? mostFirst(a, b) : a.currency < b.currency ? -1 : 1))
    .map((one) => ({ pay_type: one.key, money_type: one.currency, income: fromCents(one.cents), paid: one.paid }));

export interface BestSeller {
  readonly key: number;
  readonly income: string;
  readonly paid: number;
}
export type SalesOwner = keyof FieldsAs<typeof order, "seller_id" | "app_id">;

const bestIn = ({ key, cents, paid: count }: Earned): BestSeller => ({ key, income: fromCents(cents), paid: count });

/** The owners with the highest income, in one currency. `owner` is the column of orders with the owner's key. */
export const findBestSellers = async (
  platform: Platform,
  seen: VisibleRows,
  owner: SalesOwner,
  {
    most,
    days,
    money_type,
  }: { readonly most: number; readonly days: readonly DayPeriod[]; readonly money_type: unknown },
): Promise<readonly BestSeller[]> =>
  (await earnedBy(platform, seen, days, owner))
    .filter((one) => one.currency === money_type && one.key !== 0 && one.cents > 0n)
    .toSorted(mostFirst)
    .slice(0, most)
    .map(bestIn);

/** The income of all owners in an earlier range. Owners without orders and refunds are left out. */
export const readEarlierIncome = async (
  platform: Platform,
  seen: VisibleRows,
  owner: SalesOwner,
  { days, money_type }: { readonly days: readonly DayPeriod[]; readonly money_type: unknown },
): Promise<ReadonlyMap<number, BestSeller>> => {
  const then = (await earnedBy(platform, seen, days, owner)).filter((one) => one.currency === money_type);
  return new Map(then.map((one) => [one.key, bestIn(one)]));
};
