// Reads prices from the record of the goods, when they are ordered and when they are paid. A price sent along is only
// checked.
import type { GivenOf, RowOf } from "pilothouse/handles";
import { Failure, invalid, type Reading } from "pilothouse/platform";
import { findByKey, tableFor } from "pilothouse/platform/storage";
import { amount } from "pilothouse/schema";
import { PayType, SaleState } from "../../generated/enums";
import { resources } from "../../generated/resources";
import { CURRENCIES, storedCents } from "../wallet/balance";

/**
 * The goods of an order and its total price in cents.
 * @throws Failure 406 if the goods are not sold, or not in this currency
 */
export const priceOf = async (
  { platform, db }: Reading,
  order: GivenOf<typeof resources.order>,
): Promise<{ goods: RowOf<typeof resources.goods>; cents: bigint }> => {
  const table = tableFor(platform, resources.goods);
  const goods = await findByKey(db, table, order.spec_id);
  if (!goods || goods.state !== SaleState.on_sale) throw invalid<typeof order>({ spec_id: "invalid.reference" });
  const currency = CURRENCIES.find((one) => one === order.fee_type);
  if (currency === undefined) throw invalid<typeof order>({ fee_type: "invalid.standard" });
  const each = storedCents(table, goods, currency);
  const isFree = CURRENCIES.every((name) => storedCents(table, goods, name) === 0n);
  // Goods without a price in a currency are not sold in it.
  if (isFree !== (Number(order.pay_type) === PayType.free))
    throw invalid<typeof order>({ pay_type: "invalid.standard" });
  if (!isFree && each === 0n) throw invalid<typeof order>({ fee_type: "invalid.standard" });
  return { goods, cents: each * BigInt(Math.max(1, Number(order.count ?? 1))) };
};

/** The price as text. @throws Failure 406 if the sent price differs */
export const checkPrice = (given: unknown, cents: bigint): string => {
  const price = amount(cents);
  if (given !== undefined && given !== null && given !== "" && String(given) !== price)
    throw new Failure(406, "price", { fields: { price: "errors.406.price" } });
  return price;
};
