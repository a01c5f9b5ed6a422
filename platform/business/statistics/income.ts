// Income from orders. Sums are in whole cents, per currency, and are answered as text.
import { setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import type { FieldOf, PartOf } from "pilothouse/handles";
import { type Condition, type Db, type Row, type Table, whereOf } from "pilothouse/platform/storage";
import { amount } from "pilothouse/schema";
import { OrderState, RefundState } from "../../generated/enums";
import { resources } from "../../generated/resources";
import { columnIn } from "../database";
import type { Day } from "./days";
import { between, during, periodOf } from "./counting";

/** An order counts on the day when it was placed. The list of orders is filtered by the same day. */
const MOMENT = "gmt_create" satisfies FieldOf<typeof resources.order>;
const { order, refund } = resources;
type Orders = Table<typeof order>;
/** Orders that are paid, delivered or not. */
const isPaid = sql`${columnIn(order, "order_state")} in (${sql.lit(OrderState.paid)}, ${sql.lit(OrderState.successful)})`;
const way = columnIn(order, "pay_type");
const currency = columnIn(order, "fee_type");
/** The price, stored in whole cents. */
const cents = columnIn(order, "price");
const sumWhen = (condition: typeof isPaid) => sql`sum(case when ${condition} then ${cents} else 0 end)`;
const countWhen = (condition: typeof isPaid) => sql`sum(case when ${condition} then 1 else 0 end)`;

const amountOf = (sum: unknown): string => amount(BigInt(Math.trunc(Number(sum ?? 0))));

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

const measures = sql`${currency} as currency, count(*) as orders, ${countWhen(isPaid)} as paid, ${sumWhen(isPaid)} as income`;

/** Sums of refunds of the selected orders, by the day they were paid out. */
const refundsByDay = async (
  db: Db,
  days: readonly Day[],
  conditions: readonly Condition[],
): Promise<readonly Row[]> => {
  const ofThese = whereOf([sql`${columnIn(order, "order_id")} = ${columnIn(refund, "order_id")}`, ...conditions]);
  const isPaidOut: Condition = sql`${columnIn(refund, "state")} = ${sql.lit(RefundState.successful)}`;
  const isOfThese: Condition = sql`exists (select 1 from ${sql.table(order.table)} ${ofThese})`;
  const by = columnIn(refund, "fee_type");
  const { rows } = await sql<Row>`${periodOf(days)}
    select place, ${by} as currency, sum(${columnIn(refund, "amount")}) as refunded from period cross join ${sql.table(refund.table)}
    ${during("gmt_refund" satisfies FieldOf<typeof refund>, [isPaidOut, isOfThese])}
    group by place, ${by}`.execute(db);
  return rows;
};

const placeOf = (row: Row) => `${String(row.place).padStart(4, "0")} ${String(row.currency)}`;

/** Income per day and currency. Those without an order or a refund are left out. */
export const incomeByDay = async (
  db: Db,
  table: Orders,
  days: readonly Day[],
  conditions: readonly Condition[],
): Promise<readonly (Income & { readonly day: string })[]> => {
  await turn();
  const { rows } = await sql<Row>`${periodOf(days)}
    select place, ${measures} from period cross join ${sql.table(table.name)} ${during(MOMENT, conditions)}
    group by place, ${currency}`.execute(db);
  const refunds = new Map((await refundsByDay(db, days, conditions)).map((row) => [placeOf(row), row]));
  const sold = new Map(rows.map((row) => [placeOf(row), row]));
  return [...new Set([...sold.keys(), ...refunds.keys()])].toSorted().flatMap((place) => {
    const row = sold.get(place) ?? refunds.get(place);
    if (!row) return [];
    const day = days[Number(row.place)]?.day ?? "";
    return [{ day, ...incomeOf(sold.has(place) ? row : { currency: row.currency }, refunds.get(place)?.refunded) }];
  });
};

/** Income of the whole range per currency, most orders first. */
export const incomeTotals = async (
  db: Db,
  table: Orders,
  days: readonly Day[],
  conditions: readonly Condition[],
): Promise<readonly Income[]> => {
  await turn();
  const { rows } =
    await sql<Row>`select ${measures} from ${sql.table(table.name)} ${whereOf([...between(table, MOMENT, days), ...conditions])}
    group by ${currency}`.execute(db);
  const refunded = new Map<string, number>();
  for (const { currency: name, refunded: cents } of await refundsByDay(db, days, conditions))
    refunded.set(String(name), (refunded.get(String(name)) ?? 0) + Number(cents ?? 0));
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
export const incomeByPayment = async (
  db: Db,
  table: Orders,
  days: readonly Day[],
  conditions: readonly Condition[],
): Promise<readonly Payment[]> => {
  await turn();
  const { rows } =
    await sql<Row>`select ${way} as way, ${currency} as currency, count(*) as paid, sum(${cents}) as income from ${sql.table(table.name)}
    ${whereOf([sql`${isPaid}`, ...between(table, MOMENT, days), ...conditions])}
    group by ${way}, ${currency} order by ${currency}, income desc, ${way}`.execute(db);
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
const soldBy = (table: Orders, owner: Owner, days: readonly Day[], conditions: readonly Condition[]) =>
  sql`select ${sql.ref(owner)} as owner, count(*) as paid, sum(${cents}) as income from ${sql.table(table.name)}
    ${whereOf([sql`${isPaid}`, ...between(table, MOMENT, days), ...conditions])} group by ${sql.ref(owner)}`;

/** The owners with the highest income, in one currency. `owner` is the column of orders with the owner's key. */
export const bestOf = async (
  db: Db,
  table: Orders,
  owner: Owner,
  most: number,
  days: readonly Day[],
  conditions: readonly Condition[],
): Promise<readonly Best[]> => {
  await turn();
  const named: Condition = sql`${sql.ref(owner)} <> 0`;
  const { rows } =
    await sql<Row>`${soldBy(table, owner, days, [named, ...conditions])} having sum(${cents}) > 0 order by income desc, owner limit ${most}`.execute(
      db,
    );
  return rows.map(bestIn);
};

/** The income of the same owners in an earlier range. Owners without income are left out. */
export const soldThen = async (
  db: Db,
  table: Orders,
  owner: Owner,
  keys: readonly number[],
  days: readonly Day[],
  conditions: readonly Condition[],
): Promise<ReadonlyMap<number, Best>> => {
  await turn();
  if (keys.length === 0) return new Map();
  const those: Condition = sql`${sql.ref(owner)} in (${sql.join(keys)})`;
  const { rows } = await sql<Row>`${soldBy(table, owner, days, [those, ...conditions])}`.execute(db);
  return new Map(rows.map(bestIn).map((one) => [one.key, one]));
};
