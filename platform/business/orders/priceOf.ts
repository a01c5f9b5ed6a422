// Reads prices from the record of the goods, both when ordering and when paying. A price in the request is only
// compared with that price.
import type { FieldOf, GivenOf, RowOf } from "pilothouse/handles";
import { AGREE_KEY, Failure, type FailureWords, type Reading } from "pilothouse/platform";
import { decodeRow, findByKey, type Table, tableFor } from "pilothouse/platform/storage";
import { type Amount, fromCents, currencyCode } from "pilothouse/schema";
import { PayType, SaleState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { CURRENCIES, storedCents } from "../wallet/balance";

type Asked = Pick<GivenOf<typeof resources.order>, "spec_id" | "fee_type" | "pay_type" | "buy_num" | "count">;
type Goods = RowOf<typeof resources.goods>;

/** Failure 406 at a field, with a message from errors.yaml. */
export const refuseField = (
  field: FieldOf<typeof resources.order>,
  context: string,
  words: FailureWords = {},
): Failure =>
  new Failure(406, context, { fields: { [field]: `errors.406.${context}` }, args: { [field]: words } }, words);

/** The price of one piece, by currency. Currencies in which the goods are not sold are left out. */
export const pricesOf = (table: Table<typeof resources.goods>, goods: Goods) => {
  const { rmb, usd, inr, jpy } = decodeRow(table, goods);
  return Object.fromEntries(Object.entries({ rmb, usd, inr, jpy }).filter(([, price]) => price !== "0.00"));
};

interface Price {
  readonly goods: Goods;
  /** The price of one piece for the months of the goods, in cents. */
  readonly unit: bigint;
  /** How many times the months of the goods are bought. */
  readonly terms: number;
  /** The total, in cents. */
  readonly cents: bigint;
  readonly months: number;
  readonly count: number;
}

/**
 * The goods of an order and their price. The number of months must be a multiple of the months of the goods.
 * @throws Failure 406 if the goods are not sold, not in this currency, or not for this number of months
 */
export const priceOf = async ({ platform, db }: Reading, order: Asked): Promise<Price> => {
  const table = tableFor(platform, resources.goods);
  const goods = await findByKey(db, table, order.spec_id);
  if (!goods || goods.state !== SaleState.on_sale) throw refuseField("spec_id", "unsold");
  const currency = CURRENCIES.find((one) => one === order.fee_type);
  if (currency === undefined) throw refuseField("fee_type", "unpriced");
  const each = storedCents(table, goods, currency);
  const isFree = CURRENCIES.every((name) => storedCents(table, goods, name) === 0n);
  if (isFree && order.pay_type !== PayType.free) throw refuseField("pay_type", "is_free");
  if (!isFree && order.pay_type === PayType.free) throw refuseField("pay_type", "is_not_free");
  // Goods without a price in a currency are not sold in it.
  if (!isFree && each === 0n) throw refuseField("fee_type", "unpriced");
  const per = Math.max(1, goods.month);
  const months = order.buy_num || per;
  const count = order.count || 1;
  if (months % per !== 0) throw refuseField("buy_num", "months", { months: per });
  const terms = months / per;
  return { goods, unit: each, terms, cents: each * BigInt(terms) * BigInt(count), months, count };
};

/** The price as text. @throws Failure 406 with both prices if the buyer was shown another price */
export const checkPrice = (shown: Amount | "" | undefined, cents: bigint, currency: Asked["fee_type"]): Amount => {
  const price = fromCents(cents);
  if (!shown || shown === price) return price;
  const code = currencyCode(currency ?? "");
  const words = { before: `${code} ${shown}`, now: `${code} ${price}` };
  throw new Failure(406, "price", { fields: { price: "errors.406.price" }, [AGREE_KEY]: { price } }, words);
};
