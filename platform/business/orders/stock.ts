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

/** The ordered quantity in total, by the buyer of this order, and for its device. This order itself is left out. */
const takenOf = async ({ db }: Reading, goods: Goods, { user_id, comp_id, uid, order_id }: Asked) => {
  const { all, buyer, device } = await typedDatabase(db)
    .selectFrom(resources.order.table)
    .select((of) => {
      const sum = of.fn.sum<number | null>;
      const countIf = (condition: Expression<SqlBool>) =>
        sum(of.case().when(condition).then(of.ref("count")).else(0).end());
      const isBuyer = user_id ? of("user_id", "=", user_id) : of("comp_id", "=", comp_id ?? 0);
      return [sum("count").as("all"), countIf(isBuyer).as("buyer"), countIf(of("uid", "=", uid ?? "")).as("device")];
    })
    .where("spec_id", "=", goods.id)
    .where("order_state", "in", TAKING)
    .where("refund_state", "<>", OrderRefundState.refunded)
    .where("order_id", "<>", order_id ?? "")
    .executeTakeFirstOrThrow();
  return { all: all ?? 0, buyer: buyer ?? 0, device: device ?? 0 };
};

/** The remaining stock, and how many the buyer may still order. Null if there is no limit. */
export const remainingStock = async (
  reading: Reading,
  goods: Goods,
  order: Asked,
): Promise<{ readonly stock: number | null; readonly limit: number | null; readonly only: number | null }> => {
  const { stock, limit, only } = goods;
  if (stock === 0 && limit === 0 && only !== 1) return { stock: null, limit: null, only: null };
  const taken = await takenOf(reading, goods, order);
  const rest = (most: number, gone: number) => (most === 0 ? null : Math.max(0, most - gone));
  const isForDevice = only === 1 && !isEmpty(order.uid);
  return {
    stock: rest(stock, taken.all),
    limit: rest(limit, taken.buyer),
    only: isForDevice ? Math.max(0, 1 - taken.device) : null,
  };
};

/**
 * Locks the goods until this transaction ends, so that nobody else orders them, and checks that there are enough.
 * @throws Failure 406 at the quantity or the device
 */
export const checkStock = async (reading: Reading, goods: Goods, order: Asked, count: number): Promise<void> => {
  const { platform, db } = reading;
  if (goods.stock > 0 || goods.limit > 0 || goods.only === 1)
    await lockRow(platform.store, db, tableFor(platform, resources.goods), goods);
  const { stock, limit, only } = await remainingStock(reading, goods, order);
  if (stock !== null && count > stock) throw refuseField("count", "stock", { left: stock });
  if (limit !== null && count > limit) throw refuseField("count", "limit", { left: limit });
  if (only !== null && count > only) throw refuseField("uid", "only");
};
