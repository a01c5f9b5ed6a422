// Creates orders and collects their price: at once from a wallet, or through a payment platform, which later sends a
// notice.
import type { GivenOf, ParamsOf, RowOf } from "pilothouse/handles";
import {
  type Answer,
  checkReferences,
  findCompaniesAbove,
  Failure,
  inTransaction,
  mayCall,
  outsideTransaction,
  invalidFailure,
  callerReaches,
  type SignedRequest,
  type Step,
} from "pilothouse/platform";
import {
  findByKey,
  type Db,
  decodeRow,
  findFirstOf,
  insertRow,
  isEmpty,
  tableFor,
  updateRow,
} from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { OrderState, OrderType, PayPurpose, PayType } from "../../../shared/generated/enums";
import { isCollected } from "../payments/configurations";
import { openPayment, toPaymentAnswer } from "../payments/openPayment";
import { fromCents } from "pilothouse/schema";
import { parseCurrency, storedCents, clearWalletCounts } from "../wallet/balance";
import { lockOrderWithPayments } from "./lockOrder";
import { type Order, moveOrder, movePayment, type Payment } from "./moveOrder";
import { checkPrice, priceOf, pricesOf, refuseField } from "./priceOf";
import { completeOrder } from "./settleOrder";
import { checkStock, remainingStock } from "./stock";
import { runOnce } from "../once";

type Goods = RowOf<typeof resources.goods>;
type App = RowOf<typeof resources.app>;

/** The open payment of an earlier try, if it can still be paid at this price. It is then reused. */
const openedPayment = async ({ platform, db, now }: Step, order: Order): Promise<Payment | null> => {
  if (isEmpty(order.pay_order_id)) return null;
  const found = await findByKey(db, tableFor(platform, resources.pay_order), order.pay_order_id);
  const isOpen = found?.state === OrderState.unpaid && found.gmt_expire > now;
  return isOpen && found.money === order.price ? found : null;
};

const paymentFor = async (step: Step, order: Order): Promise<Payment> => {
  const { platform, caller, language } = step;
  const { order_id, comp_id, fee_type, pay_type } = order;
  const known = await openedPayment(step, order);
  if (known) return known;
  const cents = storedCents(tableFor(platform, resources.order), order, "price");
  const facts = { order_id, comp_id, account_id: caller.key };
  return openPayment(step, {
    purpose: PayPurpose.order,
    money_type: fee_type,
    cents,
    pay_type,
    facts,
    language,
  });
};

/**
 * The order must be locked. Settles it at once if it is free or paid from the wallet. Otherwise answers the address for
 * paying.
 */
const collect = async (step: Step, order: Order) => {
  const { platform, caller } = step;
  const orders = tableFor(platform, resources.order);
  if (isCollected(order.pay_type)) {
    const payment = await paymentFor(step, order);
    const { pay_order_id } = payment;
    const unpaid = order.order_state === OrderState.failed ? await moveOrder(step, order, OrderState.unpaid) : order;
    const stored = await updateRow(step.db, orders, unpaid.order_id, { pay_order_id }, step.now);
    return { ...decodeRow(orders, stored), pay_url: toPaymentAnswer(platform, payment).pay_url };
  }
  // A company must not pay from another company's wallet.
  if (order.pay_type === PayType.company && order.comp_id !== caller.company) throw new Failure(513, "wallet");
  return decodeRow(orders, await completeOrder(step, order, {}, caller.key));
};

/**
 * @throws Failure 406 unless the goods belong to the caller's own company, to a company above it, or to the shop of the
 * app
 */
const checkOffered = async (step: Step, goods: Goods, app: App | null): Promise<void> => {
  const { platform, db, caller } = step;
  const suppliers = await findCompaniesAbove(step, caller.company);
  if (suppliers.includes(goods.comp_id)) return;
  if (await callerReaches(step, tableFor(platform, resources.goods), caller, goods)) return;
  const shop = tableFor(platform, resources.shop_goods);
  const offer = app && (await findFirstOf(db, shop, { app_id: app.id, goods_id: goods.id }));
  if (offer === null) throw refuseField("spec_id", "not_offered");
};

type Given = ParamsOf<typeof resources.order, "pay">;

/**
 * The planned order: what is ordered, the goods, the buyer and the seller. @throws Failure 406 at the wrong field, and
 * if the goods are not offered or not in stock
 */
const planOrder = async (step: Step<typeof resources.order>, given: Given) => {
  const { platform, db, caller } = step;
  const { request_id: _, price: _shown, spec_id, ...bought } = given;
  if (given.pay_type === PayType.activation_code) throw refuseField("pay_type", "by_code");
  await checkReferences(step, bought, null);
  const app = isEmpty(given.app_id) ? null : await findByKey(db, tableFor(platform, resources.app), given.app_id);
  const { goods, unit, terms, cents, months, count } = await priceOf(step, given);
  await checkOffered(step, goods, app);
  const isFromWallet = given.pay_type === PayType.company;
  const comp_id = isFromWallet || !app || isEmpty(app.comp_id) ? caller.company : app.comp_id;
  if (isEmpty(comp_id)) throw invalidFailure<Given>({ app_id: "invalid.required" });
  // A company that pays from its wallet buys from the owner of the goods. In all other cases, the company sells them to
  // its own user.
  const seller_id = isFromWallet && !isEmpty(goods.comp_id) ? goods.comp_id : comp_id;
  const order = { ...bought, spec_id, buy_num: months, count, comp_id, seller_id } satisfies GivenOf<
    typeof resources.order
  >;
  await checkStock(step, goods, order, count);
  return { goods, unit, terms, cents, order, isFromWallet };
};

const makeOrder = async (step: Step<typeof resources.order>, given: Given) => {
  const { db, caller, table, now } = step;
  const { cents, order } = await planOrder(step, given);
  const { request_id } = given;
  const settled = {
    price: checkPrice(given.price, cents, given.fee_type),
    type: OrderType.normal,
    order_state: OrderState.unpaid,
    request: request_id ? `order:${caller.key}:${request_id}` : "",
  };
  return collect(step, await insertRow(db, table, { ...order, ...settled }, now));
};

/** The balance of a company's wallet, or null if the caller may not see it. */
const balanceOf = async (
  { platform, db, caller }: Step<typeof resources.order>,
  paid: { readonly comp_id: number; readonly money_type: ReturnType<typeof parseCurrency> },
): Promise<bigint | null> => {
  const wallets = tableFor(platform, resources.money);
  if (!mayCall(caller, wallets.resource, "get")) return null;
  const wallet = await findFirstOf(db, wallets, paid);
  return wallet === null ? 0n : storedCents(wallets, wallet, "money");
};

/**
 * Quotes the price of an order, and the balance left in the wallet that pays, if the caller may see it. Before goods are
 * chosen, only the balance is answered.
 * @throws Failure 406 in the same cases as ordering
 */
export const quoteOrder = async (
  request: SignedRequest<ParamsOf<typeof resources.order, "quote">>,
): Promise<Answer> => {
  const { platform, caller, language } = request;
  const reading = outsideTransaction(platform);
  const table = tableFor(platform, resources.order);
  const step = { ...reading, caller, language, table, now: platform.now() };
  const { spec_id, pay_type, fee_type } = request.params;
  if (spec_id === undefined || isEmpty(spec_id)) {
    const paid = { comp_id: caller.company, money_type: parseCurrency(fee_type) };
    const balance = pay_type === PayType.company ? await balanceOf(step, paid) : null;
    return { data: { fee_type: paid.money_type, ...(balance !== null && { balance: fromCents(balance) }) }, count: 1 };
  }
  const { goods, unit, terms, cents, order, isFromWallet } = await planOrder(step, { ...request.params, spec_id });
  const { stock, limit } = await remainingStock(reading, goods, order);
  const paid = { comp_id: order.comp_id, money_type: parseCurrency(order.fee_type) };
  const balance = isFromWallet ? await balanceOf(step, paid) : null;
  return {
    data: {
      ...pricesOf(tableFor(platform, resources.goods), goods),
      fee_type: paid.money_type,
      months: order.buy_num,
      quantity: order.count,
      unit: fromCents(unit),
      term: Math.max(1, goods.month),
      terms,
      price: fromCents(cents),
      total: fromCents(cents),
      ...(balance !== null && { balance: fromCents(balance) }),
      ...(balance !== null && balance >= cents && { after: fromCents(balance - cents) }),
      ...(balance !== null && balance < cents && { short: fromCents(cents - balance) }),
      ...(stock !== null && { stock }),
      ...(limit !== null && { limit }),
    },
    count: 1,
  };
};

/** Creates an order and answers it, with `pay_url` if a payment platform collects. @throws Failure 406, 416, 513 */
export const addOrder = async (request: SignedRequest<Given>): Promise<Answer> => {
  const { platform, caller, language } = request;
  const table = tableFor(platform, resources.order);
  const given = request.params;
  const work = (db: Db) => makeOrder({ platform, db, caller, language, table, now: platform.now() }, given);
  const data = isEmpty(given.request_id)
    ? await inTransaction(request, table, (step) => makeOrder(step, given))
    : await runOnce(platform, "order", [caller.key, given.request_id], work);
  clearWalletCounts(platform);
  return { data, count: 1 };
};

/**
 * Collects the price of an unpaid order, or answers where to pay it. A refusal leaves the order unchanged. If the price
 * of the goods has changed, the new price is used only if the request names it. @throws Failure 406 with both prices,
 * or if the goods are not sold, 416 if the wallet has too little, 513, 519
 */
export const payExistingOrder = async (
  request: SignedRequest<ParamsOf<typeof resources.order, "collect">>,
): Promise<Answer> => {
  const table = tableFor(request.platform, resources.order);
  const { price: agreed } = request.params;
  const data = await inTransaction(request, table, async (step) => {
    const { order, payments } = await lockOrderWithPayments(request, step);
    const { goods, cents, count } = await priceOf(step, order);
    await checkStock(step, goods, order, count);
    const known = decodeRow(table, order).price;
    const price = checkPrice(isEmpty(agreed) ? known : agreed, cents, order.fee_type);
    if (price === known) return collect(step, order);
    for (const payment of payments) await movePayment(step, payment, OrderState.cancelled);
    return collect(step, await updateRow(step.db, table, order.order_id, { price }, step.now));
  });
  clearWalletCounts(request.platform);
  return { data, count: 1 };
};
