// What goods cost is what their record says when they are ordered and when they are paid, not what somebody sends along.
import { amount } from "../../../src/framework/schema";
import { Failure, invalid } from "../../framework/wire/Failure";
import type { Reading } from "../../framework/server/Platform";
import { tableFor } from "../../framework/records/step";
import { byKey } from "../../framework/storage/query";
import type { Row } from "../../framework/storage/Store";
import { currenciesOf, storedCents } from "../wallet/balance";

const RELEASED = 1;
const FREE = 0;

/** @throws Failure 406 for goods that are not sold, or not in this currency */
export const priceOf = async ({ platform, db }: Reading, order: Row): Promise<{ goods: Row; cents: bigint }> => {
  const table = tableFor(platform, "goods");
  const goods = await byKey(db, table, order.spec_id);
  if (!goods || goods.state !== RELEASED) throw invalid({ spec_id: "invalid.reference" });
  const currency = String(order.fee_type);
  const currencies = currenciesOf(platform).filter((name) => table.byName.has(name));
  if (!currencies.includes(currency)) throw invalid({ fee_type: "invalid.standard" });
  const each = storedCents(table, goods, currency);
  const isFree = currencies.every((name) => storedCents(table, goods, name) === 0n);
  // A price that is left empty says that it is not sold in that currency.
  if (isFree !== (Number(order.pay_type) === FREE)) throw invalid({ pay_type: "invalid.standard" });
  if (!isFree && each === 0n) throw invalid({ fee_type: "invalid.standard" });
  return { goods, cents: each * BigInt(Math.max(1, Number(order.count ?? 1))) };
};

/** @throws Failure 406 when it is not what the goods cost */
export const checkPrice = (given: unknown, cents: bigint): string => {
  const price = amount(cents);
  if (given !== undefined && given !== null && given !== "" && String(given) !== price)
    throw new Failure(406, "price", { fields: { price: "errors.406.price" } });
  return price;
};
