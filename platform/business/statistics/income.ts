// Income from orders. Sums are in whole cents, per currency, and are answered as text.
import { setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import type { PartOf } from "pilothouse/handles";
import { countedRows, PLACE, type Platform, ROWS } from "pilothouse/platform";
import type { Condition, Row } from "pilothouse/platform/storage";
import { amount } from "pilothouse/schema";
import { OrderState, RefundState } from "../../generated/enums";
import { resources } from "../../generated/resources";
import { columnIn } from "../database";
import { paidRefunds, soldOrders } from "./aggregates";
import type { Seeing } from "./counting";
import type { Day } from "./days";

const { order, refund } = resources;
/** Orders that are paid, delivered or not. */
const isPaid = sql`${columnIn(order, "order_state")} in (${sql.lit(OrderState.paid)}, ${sql.lit(OrderState.successful)})`;
const way = columnIn(order, "pay_type");
const currency = columnIn(order, "fee_type");
/** The price, stored in whole cents. */
const cents = columnIn(order, "price");
/** Sums are answered as text, because numbers are exact only up to 2^53. */
const asText = (sum: ReturnType<typeof sql>) => sql`cast(${sum} as text)`;
const income = sql`sum(case when ${isPaid} then ${cents} else 0 end)`;
const paid = sql`sum(case when ${isPaid} then ${ROWS} else 0 end)`;

const amountOf = (sum: unknown): string => amount(BigInt(String(sum ?? 0)));

/** Whose orders are counted. */
export interface Sold extends Seeing {
  readonly platform: Platform;
}

/** The orders of some days, as the part of a query. The place of a day is its number. */
const ordersIn = async (sold: Sold, days: readonly Day[], uses: readonly Owner[] = []) => {
  await turn();
  return sql`${await countedRows(sold.platform, soldOrders, { ...sold, spans: days, uses })} as ${sql.table(order.table)}`;
};

/** All days as one. */
const altogether = (days: readonly Day[]): readonly Day[] => [
  { day: "", begin: days[0]?.begin ?? 0, end: days.at(-1)?.end ?? 0 },
];

export interface Income extends PartOf<typeof resources.statistics, "money_type", string> {
  /** The sum of paid orders, before refunds. */
  readonly income: string;
  /** The sum of refunds paid out in these days, for orders of all days. */
  readonly refunded: string;
  /** The number of orders placed, paid or not. */
  readonly orders: number;
  readonly paid: number;
}

const incomeOf = (row: Row, refunded: unknown): Income => ({
  money_type: String(row.currency ?? ""),
  income: amountOf(row.income),
  refunded: amountOf(refunded),
  orders: Number(row.orders ?? 0),
  paid: Number(row.paid ?? 0),
});

const measures = sql`${currency} as currency, sum(${ROWS}) as orders, ${paid} as paid, ${asText(income)} as income`;
/** Groups of which no order is left, because the last one has another state now. */
const isAny = sql`sum(${ROWS}) <> 0`;

/** Sums of refunds of the selected orders, by the day they were paid out. */
const refundsByDay = async (sold: Sold, days: readonly Day[]): Promise<readonly Row[]> => {
  const by = columnIn(refund, "fee_type");
  const those = await countedRows(sold.platform, paidRefunds, { ...sold, spans: days, uses: [] });
  const { rows } = await sql<Row>`
    select ${PLACE} as place, ${by} as currency, ${asText(sql`sum(${columnIn(refund, "amount")})`)} as refunded
    from ${those} as ${sql.table(refund.table)} where ${columnIn(refund, "state")} = ${sql.lit(RefundState.successful)}
    group by ${PLACE}, ${by} having ${isAny}`.execute(sold.platform.store.db);
  return rows;
};

const placeOf = (row: Row) => `${String(row.place).padStart(4, "0")} ${String(row.currency)}`;

/** Income per day and currency. Those without an order or a refund are left out. */
export const incomeByDay = async (
  sold: Sold,
  days: readonly Day[],
): Promise<readonly (Income & { readonly day: string })[]> => {
  const { rows } = await sql<Row>`
    select ${PLACE} as place, ${measures} from ${await ordersIn(sold, days)}
    group by ${PLACE}, ${currency} having ${isAny}`.execute(sold.platform.store.db);
  const refunds = new Map((await refundsByDay(sold, days)).map((row) => [placeOf(row), row]));
  const orders = new Map(rows.map((row) => [placeOf(row), row]));
  return [...new Set([...orders.keys(), ...refunds.keys()])].toSorted().flatMap((place) => {
    const row = orders.get(place) ?? refunds.get(place);
    if (!row) return [];
    const day = days[Number(row.place)]?.day ?? "";
    return [{ day, ...incomeOf(orders.has(place) ? row : { currency: row.currency }, refunds.get(place)?.refunded) }];
  });
};

/** Income of the whole range per currency, most orders first. */
export const incomeTotals = async (sold: Sold, days: readonly Day[]): Promise<readonly Income[]> => {
  const { rows } = await sql<Row>`
    select ${measures} from ${await ordersIn(sold, altogether(days))} group by ${currency} having ${isAny}`.execute(
    sold.platform.store.db,
  );
  const refunded = new Map<string, unknown>();
  for (const row of await refundsByDay(sold, altogether(days))) refunded.set(String(row.currency), row.refunded);
  const unsold = [...refunded.keys()].filter((name) => rows.every((row) => row.currency !== name));
  return [...rows, ...unsold.map((name): Row => ({ currency: name }))]
    .map((row) => incomeOf(row, refunded.get(String(row.currency))))
    .toSorted((a, b) => b.orders - a.orders || (a.money_type < b.money_type ? -1 : 1));
};

export interface Payment
  extends
    PartOf<typeof resources.statistics, "money_type", string>,
    PartOf<typeof resources.statistics, "pay_type", number> {
  readonly income: string;
  readonly paid: number;
}

/** Income of paid orders, by way of payment and currency. */
export const incomeByPayment = async (sold: Sold, days: readonly Day[]): Promise<readonly Payment[]> => {
  const { rows } = await sql<Row>`
    select ${way} as way, ${currency} as currency, ${paid} as paid, ${asText(income)} as income
    from ${await ordersIn(sold, altogether(days))} where ${isPaid}
    group by ${way}, ${currency} having ${isAny} order by ${currency}, ${income} desc, ${way}`.execute(
    sold.platform.store.db,
  );
  return rows.map((row) => ({
    pay_type: Number(row.way ?? 0),
    money_type: String(row.currency ?? ""),
    income: amountOf(row.income),
    paid: Number(row.paid ?? 0),
  }));
};

export interface Best {
  readonly key: number;
  readonly income: string;
  readonly paid: number;
}
export type Owner = keyof PartOf<typeof order, "comp_id" | "app_id">;
const bestIn = (row: Row): Best => ({
  key: Number(row.owner),
  income: amountOf(row.income),
  paid: Number(row.paid ?? 0),
});
/** The paid orders of each owner. `further` is the condition that selects the owners, and what comes after groups. */
const soldBy = async (sold: Sold, owner: Owner, days: readonly Day[], those: Condition, further = sql``) => {
  const own = columnIn(order, owner);
  const { rows } = await sql<Row>`
    select ${own} as owner, ${paid} as paid, ${asText(income)} as income
    from ${await ordersIn(sold, altogether(days), [owner])} where ${isPaid} and ${those}
    group by ${own} having ${isAny} ${further}`.execute(sold.platform.store.db);
  return rows.map(bestIn);
};

/** The owners with the highest income, in one currency. `owner` is the column of orders with the owner's key. */
export const bestOf = (sold: Sold, owner: Owner, most: number, days: readonly Day[]): Promise<readonly Best[]> => {
  const own = columnIn(order, owner);
  return soldBy(
    sold,
    owner,
    days,
    sql`${own} <> 0`,
    sql`and ${income} > 0 order by ${income} desc, ${own} limit ${most}`,
  );
};

/** The income of the same owners in an earlier range. Owners without income are left out. */
export const soldThen = async (
  sold: Sold,
  owner: Owner,
  keys: readonly number[],
  days: readonly Day[],
): Promise<ReadonlyMap<number, Best>> => {
  if (keys.length === 0) return new Map();
  const then = await soldBy(sold, owner, days, sql`${columnIn(order, owner)} in (${sql.join(keys)})`);
  return new Map(then.map((one) => [one.key, one]));
};
