// What orders brought in. Money is summed as whole cents, for each currency by itself, and leaves as text.
import { sql } from "kysely";
import { amount } from "../../../src/schema";
import { whereOf } from "../../storage/query";
import type { Condition } from "../../storage/query";
import type { Db, Row } from "../../storage/Store";
import type { Table } from "../../storage/Table";
import type { Day } from "./days";
import { between, during, periodOf } from "./counting";

/** An order counts on the day it was placed, which is the day its list is filtered by. */
const MOMENT = "gmt_create";
/** Paid, and payment successful. */
const isPaid = sql`order_state in (2, 3)`;
const isRefunded = sql`order_state in (2, 3) and refund_state = 2`;
/** Stored as whole cents. */
const cents = sql`price`;
const sumWhen = (condition: typeof isPaid) => sql`sum(case when ${condition} then ${cents} else 0 end)`;
const countWhen = (condition: typeof isPaid) => sql`sum(case when ${condition} then 1 else 0 end)`;

const amountOf = (sum: unknown): string => amount(BigInt(Math.trunc(Number(sum ?? 0))));

export interface Income {
  readonly money_type: string;
  /** Of paid orders, before refunds. */
  readonly income: string;
  readonly refunded: string;
  /** Placed, paid or not. */
  readonly orders: number;
  readonly paid: number;
}

const incomeOf = (row: Row): Income => ({
  money_type: String(row.fee_type ?? ""),
  income: amountOf(row.income),
  refunded: amountOf(row.refunded),
  orders: Number(row.orders ?? 0),
  paid: Number(row.paid ?? 0),
});

const measures = sql`fee_type, count(*) as orders, ${countWhen(isPaid)} as paid, ${sumWhen(isPaid)} as income, ${sumWhen(isRefunded)} as refunded`;

/** Days and currencies without an order are left out. */
export const incomeByDay = async (
  db: Db,
  table: Table,
  days: readonly Day[],
  conditions: readonly Condition[],
): Promise<readonly (Income & { readonly day: string })[]> => {
  const { rows } = await sql<Row>`${periodOf(days)}
    select place, ${measures} from period cross join ${sql.table(table.name)} ${during(MOMENT, conditions)}
    group by place, fee_type order by place, fee_type`.execute(db);
  return rows.map((row) => ({ day: days[Number(row.place)]?.day ?? "", ...incomeOf(row) }));
};

/** Of the whole range, by currency. */
export const incomeTotals = async (
  db: Db,
  table: Table,
  days: readonly Day[],
  conditions: readonly Condition[],
): Promise<readonly Income[]> => {
  const { rows } =
    await sql<Row>`select ${measures} from ${sql.table(table.name)} ${whereOf([...between(MOMENT, days), ...conditions])}
    group by fee_type order by orders desc, fee_type`.execute(db);
  return rows.map(incomeOf);
};

export interface Payment {
  readonly pay_type: number;
  readonly money_type: string;
  readonly income: string;
  readonly paid: number;
}

/** Of paid orders, by the way they were paid. */
export const incomeByPayment = async (
  db: Db,
  table: Table,
  days: readonly Day[],
  conditions: readonly Condition[],
): Promise<readonly Payment[]> => {
  const { rows } =
    await sql<Row>`select pay_type, fee_type, count(*) as paid, sum(${cents}) as income from ${sql.table(table.name)}
    ${whereOf([sql`${isPaid}`, ...between(MOMENT, days), ...conditions])}
    group by pay_type, fee_type order by fee_type, income desc, pay_type`.execute(db);
  return rows.map((row) => ({
    pay_type: Number(row.pay_type ?? 0),
    money_type: String(row.fee_type ?? ""),
    income: amountOf(row.income),
    paid: Number(row.paid ?? 0),
  }));
};

export interface Best {
  readonly key: number;
  readonly income: string;
  readonly paid: number;
}
type Owner = "comp_id" | "app_id";
const bestIn = (row: Row): Best => ({
  key: Number(row.owner),
  income: amountOf(row.income),
  paid: Number(row.paid ?? 0),
});
const soldBy = (table: Table, owner: Owner, days: readonly Day[], conditions: readonly Condition[]) =>
  sql`select ${sql.ref(owner)} as owner, count(*) as paid, sum(${cents}) as income from ${sql.table(table.name)}
    ${whereOf([sql`${isPaid}`, ...between(MOMENT, days), ...conditions])} group by ${sql.ref(owner)}`;

/** Those whose orders brought in most, in one currency; `owner` is the column that names whose an order is. */
export const bestOf = async (
  db: Db,
  table: Table,
  owner: Owner,
  most: number,
  days: readonly Day[],
  conditions: readonly Condition[],
): Promise<readonly Best[]> => {
  const named: Condition = sql`${sql.ref(owner)} <> 0`;
  const { rows } =
    await sql<Row>`${soldBy(table, owner, days, [named, ...conditions])} having sum(${cents}) > 0 order by income desc, owner limit ${most}`.execute(
      db,
    );
  return rows.map(bestIn);
};

/** What some of them brought in at another time; who had nothing is left out. */
export const soldThen = async (
  db: Db,
  table: Table,
  owner: Owner,
  keys: readonly number[],
  days: readonly Day[],
  conditions: readonly Condition[],
): Promise<ReadonlyMap<number, Best>> => {
  if (keys.length === 0) return new Map();
  const those: Condition = sql`${sql.ref(owner)} in (${sql.join(keys)})`;
  const { rows } = await sql<Row>`${soldBy(table, owner, days, [those, ...conditions])}`.execute(db);
  return new Map(rows.map(bestIn).map((one) => [one.key, one]));
};
