// Creates orders and collects their price. A wallet pays at once; a payment platform collects the money and sends a notice.
import type { GivenOf, ParamsOf, RowOf } from "pilothouse/handles";
import {
  type Answer,
  checkReferences,
  checkWhen,
  findCompaniesAbove,
  Failure,
  findRow,
  inStep,
  invalid,
  doOnce,
  readParams,
  reaches,
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
  lockRow,
  tableFor,
  updateRow,
} from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { OrderState, OrderType, PayPurpose, PayType } from "../../generated/enums";
import { isCollected } from "../payments/configurations";
import { openPayment, shownPayment } from "../payments/openPayment";
import { storedCents, clearWalletCounts } from "../wallet/balance";
import { type Order, moveOrder, type Payment } from "./moveOrder";
import { checkPrice, priceOf } from "./priceOf";
import { settleOrder } from "./settleOrder";

type Goods = RowOf<typeof resources.goods>;
type App = RowOf<typeof resources.app>;

/** The payment of an earlier try, if it can still be paid. It is used again. */
const openedPayment = async ({ platform, db, now }: Step, order: Order): Promise<Payment | null> => {
  if (isEmpty(order.pay_order_id)) return null;
  const found = await findByKey(db, tableFor(platform, resources.pay_order), order.pay_order_id);
  const isOpen = found?.state === OrderState.unpaid && Number(found.gmt_expire) > now;
  return isOpen && String(found.money) === String(order.price) ? found : null;
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

/** The order must be locked. Settles it at once if it is free or paid from the wallet; otherwise answers where to pay. */
const collect = async (step: Step, order: Order) => {
  const { platform, caller } = step;
  const orders = tableFor(platform, resources.order);
  if (isCollected(order.pay_type)) {
    const payment = await paymentFor(step, order);
    const { pay_order_id } = payment;
    const unpaid = order.order_state === OrderState.failed ? await moveOrder(step, order, OrderState.unpaid) : order;
    const stored = await updateRow(step.db, orders, unpaid.order_id, { pay_order_id }, step.now);
    return { ...decodeRow(orders, stored), pay_url: shownPayment(platform, payment).pay_url };
  }
  // The wallet of another company must not pay.
  if (Number(order.pay_type) === PayType.company && String(order.comp_id) !== String(caller.company))
    throw new Failure(513, "wallet");
  return decodeRow(orders, await settleOrder(step, order, {}, caller.key));
};

/** @throws Failure 406 unless the goods belong to the own company, a company above it, or the shop of the app */
const checkOffered = async (step: Step, goods: Goods, app: App | null): Promise<void> => {
  const { platform, db, caller } = step;
  const suppliers = await findCompaniesAbove(step, caller.company);
  if (suppliers.includes(String(goods.comp_id))) return;
  if (await reaches(step, tableFor(platform, resources.goods), caller, goods)) return;
  const shop = tableFor(platform, resources.shop_goods);
  const offer = app && (await findFirstOf(db, shop, { app_id: app.id, goods_id: goods.id }));
  if (offer === null) throw invalid<GivenOf<typeof resources.order>>({ spec_id: "invalid.reference" });
};

type Given = ParamsOf<typeof resources.order, "pay">;

const makeOrder = async (step: Step<typeof resources.order>, given: Given) => {
  const { platform, db, caller, table, now } = step;
  const { request_id, spec_id, pay_url: _answered, ...bought } = given;
  if (Number(given.pay_type) === PayType.activation_code) throw invalid<Given>({ pay_type: "invalid.standard" });
  await checkReferences(step, bought, null);
  const app = isEmpty(given.app_id) ? null : await findByKey(db, tableFor(platform, resources.app), given.app_id);
  const { goods, cents } = await priceOf(step, given);
  await checkOffered(step, goods, app);
  const isFromWallet = Number(given.pay_type) === PayType.company;
  const comp_id = isFromWallet || !app || isEmpty(app.comp_id) ? caller.company : app.comp_id;
  if (isEmpty(comp_id)) throw invalid<Given>({ app_id: "invalid.required" });
  const settled = {
    comp_id,
    // A company that pays from its wallet buys from the owner of the goods. Otherwise it sells them to its own user.
    seller_id: isFromWallet && !isEmpty(goods.comp_id) ? goods.comp_id : comp_id,
    price: checkPrice(given.price, cents),
    type: OrderType.normal,
    order_state: OrderState.unpaid,
    request: isEmpty(request_id) ? "" : `order:${String(caller.key)}:${String(request_id)}`,
  };
  return collect(step, await insertRow(db, table, { count: 1, ...bought, spec_id, ...settled }, now));
};

/** Creates an order and answers it, with `pay_url` if a payment platform collects. @throws Failure 406, 416, 513 */
export const addOrder = async (request: SignedRequest<Given>): Promise<Answer> => {
  const { platform, caller, language } = request;
  const table = tableFor(platform, resources.order);
  const given = readParams(request);
  const work = (db: Db) => makeOrder({ platform, db, caller, language, table, now: platform.now() }, given);
  const data = isEmpty(given.request_id)
    ? await inStep(request, table, (step) => makeOrder(step, given))
    : await doOnce(platform, "order", [caller.key, given.request_id], work);
  clearWalletCounts(platform);
  return { data, count: 1 };
};

export const lockedOrder = async (
  request: SignedRequest<ParamsOf<typeof resources.order, "cancel">>,
  step: Step<typeof resources.order>,
): Promise<Order> => {
  const found = await findRow(step, step.table, request.caller, request.params);
  const row = await lockRow(request.platform.store, step.db, step.table, found);
  checkWhen(request, step.table, row);
  return row;
};

/** Answers where to pay an unpaid order. If the goods are no longer sold at its price, the order becomes invalid. */
export const collectOrder = async (
  request: SignedRequest<ParamsOf<typeof resources.order, "collect">>,
): Promise<Answer> => {
  const table = tableFor(request.platform, resources.order);
  const data = await inStep(request, table, async (step) => {
    const order = await lockedOrder(request, step);
    const isSold = await priceOf(step, order).then(
      ({ cents }) => cents === storedCents(table, order, "price"),
      (error: unknown) => {
        if (error instanceof Failure) return false;
        throw error;
      },
    );
    return isSold ? collect(step, order) : decodeRow(table, await moveOrder(step, order, OrderState.invalid));
  });
  clearWalletCounts(request.platform);
  return { data, count: 1 };
};
