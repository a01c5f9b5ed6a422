// How many of the goods may still be ordered. Unpaid and paid orders reduce the stock. Orders that ended or were refunded
// do not.
import type { Expression, SqlBool } from "kysely";
import type { GivenOf, RowOf } from "pilothouse/handles";
import type { Reading } from "pilothouse/platform";
import { isEmpty, lockRow, tableFor } from "pilothouse/platform/storage";
import { OrderRefundState, OrderState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";
import { refuseField } from "./priceOf";

type Goods = RowOf<typeof resources.goods>;
type Asked = Pick<GivenOf<typeof resources.order>, "user_id" | "comp_id" | "uid" | "order_id">;

const TAKING = [OrderState.unpaid, OrderState.paid, OrderState.successful];

interface Taken {
  readonly all: number | null;
  readonly buyer: number | null;
  readonly device: number | null;
}

/** By goods: the ordered quantity in total, by the buyer of this order, and for its device. This order is left out. */
const takenOf = async (
  { db }: Reading,
  goods: readonly Goods[],
  { user_id, comp_id, uid, order_id }: Asked,
): Promise<ReadonlyMap<number, Taken>> => {
  const sums = await typedDatabase(db)
    .selectFrom(resources.order.table)
    .select((of) => {
      const sum = of.fn.sum<number | null>;
      const countIf = (condition: Expression<SqlBool>) =>
        sum(of.case().when(condition).then(of.ref("count")).else(0).end());
      const isBuyer = user_id ? of("user_id", "=", user_id) : of("comp_id", "=", comp_id ?? 0);
      return [
        "spec_id",
        sum("count").as("all"),
        countIf(isBuyer).as("buyer"),
        countIf(of("uid", "=", uid ?? "")).as("device"),
      ];
    })
    .where(
      "spec_id",
      "in",
      goods.map(({ id }) => id),
    )
    .where("order_state", "in", TAKING)
    .where("refund_state", "<>", OrderRefundState.refunded)
    .where("order_id", "<>", order_id ?? "")
    .groupBy("spec_id")
    .execute();
  return new Map(sums.map(({ spec_id, ...taken }) => [spec_id ?? 0, taken]));
};

const isLimited = ({ stock, limit, only }: Goods): boolean => stock > 0 || limit > 0 || only === 1;

/** The number of pieces that may still be ordered; null if there is no limit. */
export interface RemainingStock {
  readonly stock: number | null;
  /** How many the buyer may still order. */
  readonly limit: number | null;
  readonly only: number | null;
}

/** By goods: how many may still be ordered. Goods without any limit are left out. */
export const remainingStocks = async (
  reading: Reading,
  goods: readonly Goods[],
  order: Asked,
): Promise<ReadonlyMap<number, RemainingStock>> => {
  const limited = goods.filter(isLimited);
  if (limited.length === 0) return new Map();
  const taken = await takenOf(reading, limited, order);
  const rest = (most: number, gone: number | null = 0) => (most === 0 ? null : Math.max(0, most - (gone ?? 0)));
  return new Map(
    limited.map(({ id, stock, limit, only }) => [
      id,
      {
        stock: rest(stock, taken.get(id)?.all),
        limit: rest(limit, taken.get(id)?.buyer),
        only: only === 1 && !isEmpty(order.uid) ? rest(1, taken.get(id)?.device) : null,
      },
    ]),
  );
};

/** How many of these goods may still be ordered. */
export const remainingStock = async (reading: Reading, goods: Goods, order: Asked): Promise<RemainingStock> =>
  (await remainingStocks(reading, [goods], order)).get(goods.id) ?? { stock: null, limit: null, only: null };

/**
 * Locks the goods until this transaction ends, so that nobody else orders them, and checks that there are enough.
 * @throws Failure 406 at the quantity or the device
 */
export const checkStock = async (reading: Reading, goods: Goods, order: Asked, count: number): Promise<void> => {
  const { platform, db } = reading;
  if (isLimited(goods)) await lockRow(platform.store, db, tableFor(platform, resources.goods), goods);
  const { stock, limit, only } = await remainingStock(reading, goods, order);
  if (stock !== null && count > stock) throw refuseField("count", "stock", { left: stock });
  if (limit !== null && count > limit) throw refuseField("count", "limit", { left: limit });
  if (only !== null && count > only) throw refuseField("uid", "only");
};
