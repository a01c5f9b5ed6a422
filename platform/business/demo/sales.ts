// Demo orders and the records that depend on them. Ordered goods are in the shop of the app and have its price, a refund
// matches its order, and a batch counts its codes.
import type { DraftOf, ValueOf } from "pilothouse/handles";
import { DAY } from "pilothouse/platform";
import { type Adjust, generatedRowsOf, type AdjustContext, type World } from "pilothouse/platform/demo";
import { isEmpty } from "pilothouse/platform/storage";
import { fromCents, toCents } from "pilothouse/schema";
import {
  CdkState,
  GoodsType,
  MoneyType,
  OrderRefundState,
  OrderState,
  OrderType,
  PayType,
} from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { buyerOf } from "../orders/buyerOf";
import { isCollected } from "../payments/configurations";
import { simCardsOf, carrierOf, setAppOfUser } from "./devices";
import { providerNumber } from "./identifiers";
import { creationTimeOf, shiftByGrowth, moveToWeekend } from "./growth";
import { findGeneratedRow, namedRows, cachePerWorld, setDraftFields } from "./drawn";

type Order = DraftOf<typeof resources.order>;
type Goods = DraftOf<typeof resources.goods>;

const PAID = new Set<unknown>([OrderState.paid, OrderState.successful]);

/** The currency of a payment method. Other methods use the currency that the buyer chose. */
const CURRENCY = new Map<unknown, ValueOf<typeof MoneyType>>([
  [PayType.domestic_wallet_a, MoneyType.rmb],
  [PayType.domestic_wallet_b, MoneyType.rmb],
  [PayType.activation_code, MoneyType.rmb],
  [PayType.indian_wallet, MoneyType.inr],
  [PayType.indian_gateway, MoneyType.inr],
]);
const ABROAD = new Set<unknown>([PayType.global_wallet, PayType.provider_6, PayType.card]);

const goodsByApp = cachePerWorld((world) => {
  const offered = new Map<Order["app_id"], Order["spec_id"][]>();
  for (const { app_id, goods_id } of generatedRowsOf(world, resources.shop_goods))
    offered.set(app_id, [...(offered.get(app_id) ?? []), goods_id]);
  return offered;
});

type Sold = Pick<Order, "pay_type" | "fee_type" | "type" | "count">;

const currencyOf = ({ pay_type, fee_type }: Sold): ValueOf<typeof MoneyType> => {
  const chosen = Object.values(MoneyType).find((one) => one === fee_type) ?? MoneyType.rmb;
  if (ABROAD.has(pay_type)) return chosen === MoneyType.jpy ? chosen : MoneyType.usd;
  return CURRENCY.get(pay_type) ?? (chosen === MoneyType.jpy ? MoneyType.rmb : chosen);
};

/** The price in the currency of the payment, or in rmb if the goods have no price in that currency. */
const priced = (row: Sold, goods: Goods | undefined): Pick<Order, "price" | "pay_type" | "fee_type"> => {
  if (row.type === OrderType.free) return { price: "0.00", pay_type: PayType.free, fee_type: currencyOf(row) };
  if (row.pay_type === PayType.activation_code) return { price: "0.00", fee_type: currencyOf(row) };
  const currency = currencyOf(row);
  const fee_type = toCents(goods?.[currency] ?? "") ? currency : MoneyType.rmb;
  const each = toCents(goods?.[fee_type] ?? "") ?? 0n;
  return { price: fromCents(each * BigInt(row.count || 1)), fee_type };
};

const REASONS = ["买错套餐", "Bought twice", "裝置已退貨", "Does not work in my country"];

/** Used codes whose orders do not exist yet. */
const redeemed = (world: World): DraftOf<typeof resources.cdk>[] => namedRows(world, resources.cdk, "redeemed");

/** Delivered orders of goods of a type. Each of them started a service. */
const delivered = (world: World, type: Goods["type"]): Order[] =>
  namedRows(world, resources.order, `delivered ${type}`);

/** The order of a redeemed code: its goods are free and are delivered at once. */
const redeem = (row: Order, code: DraftOf<typeof resources.cdk>, { world }: AdjustContext): void => {
  const { uid, user_id, spec_id, comp_id, gmt_use } = code;
  const goods = findGeneratedRow(world, resources.goods, spec_id);
  setDraftFields(row, {
    link_id: code.cdk,
    uid,
    user_id,
    spec_id,
    comp_id,
    seller_id: comp_id,
    type: OrderType.normal,
    count: 1,
  });
  setDraftFields(row, { order_state: OrderState.successful, pay_type: PayType.activation_code, price: "0.00" });
  setDraftFields(row, { fee_type: MoneyType.rmb, buy_num: goods?.month ?? 1, pay_order_id: "", platform_order_id: "" });
  setDraftFields(row, {
    gmt_create: gmt_use,
    gmt_pay: gmt_use,
    gmt_delivered: gmt_use,
    refund_state: OrderRefundState.not_refunded,
    refund_reason: "",
  });
  setAppOfUser(row, { world });
};

export const adjustOrder: Adjust<typeof resources.order> = (row, at) => {
  const { world, model, index } = at;
  const code = row.pay_type === PayType.activation_code ? redeemed(world).shift() : undefined;
  // An order by activation code without a code becomes a payment by wallet.
  if (row.pay_type === PayType.activation_code && code === undefined) row.pay_type = PayType.domestic_wallet_a;
  setAppOfUser(row, at);
  const offered = goodsByApp(world).get(row.app_id) ?? [];
  if (offered.length > 0) row.spec_id = offered[index % offered.length];
  const goods = findGeneratedRow(world, resources.goods, row.spec_id);
  setDraftFields(row, priced(row, goods));
  if (goods) row.buy_num = Math.max(1, goods.month ?? 0);
  const placed = moveToWeekend(shiftByGrowth(creationTimeOf(row), world.now), world.now);
  // Orders that were not paid within a day are invalid.
  if (row.order_state === OrderState.unpaid && placed < world.now - DAY) row.order_state = OrderState.invalid;
  const isPaid = PAID.has(row.order_state);
  row.gmt_create = placed;
  row.gmt_pay = isPaid ? Math.min(world.now, placed + (placed % 1800)) : 0;
  row.gmt_delivered = row.order_state === OrderState.successful ? Math.min(world.now, row.gmt_pay + 40) : 0;
  const isAsked = isCollected(row.pay_type) && (isPaid || row.order_state === OrderState.failed);
  row.pay_order_id = isAsked ? `PY${row.order_id ?? ""}` : "";
  row.platform_order_id = isPaid && isAsked ? providerNumber(row.pay_order_id, row.pay_type) : "";
  row.request = "";
  const cards = simCardsOf(world);
  if (goods?.type === GoodsType.sim_traffic && cards.length > 0) row.uid = cards[index % cards.length]?.uid;
  const used = findGeneratedRow(world, resources.device, row.uid);
  if (used) row.comp_id = used.comp_id;
  row.seller_id = row.pay_type === PayType.company && goods && !isEmpty(goods.comp_id) ? goods.comp_id : row.comp_id;
  const refunds = namedRows(world, resources.order, "refunded");
  const most = model.resources.find(({ name }) => name === resources.refund.table)?.demo.rows ?? 0;
  if (!isPaid || row.price === "0.00" || refunds.length >= most) row.refund_state = OrderRefundState.not_refunded;
  row.refund_reason = row.refund_state === OrderRefundState.not_refunded ? "" : REASONS[placed % REASONS.length];
  if (code) redeem(row, code, at);
  if (row.refund_state !== OrderRefundState.not_refunded) refunds.push(row);
  const { type } = findGeneratedRow(world, resources.goods, row.spec_id) ?? {};
  if (row.order_state === OrderState.successful) delivered(world, type).push(row);
};

/** When a refund was requested, and when it was decided: one after the other, even if the order was paid shortly before `now`. */
const timesOf = ({ gmt_pay }: Order, now: number) => {
  const paid = gmt_pay ?? 0;
  const asked = paid + Math.min(3600 + (paid % (6 * DAY)), Math.floor((now - paid) / 3));
  return { asked, decided: asked + Math.min(1800 + (asked % (2 * DAY)), Math.floor((now - asked) / 2)) };
};

/** An account of the seller that did not request the refund, or else one of the operator. */
const deciderOf = (world: World, { comp_id, account_id }: DraftOf<typeof resources.refund>) => {
  const others = generatedRowsOf(world, resources.account).filter(({ id }) => id !== account_id);
  return (others.find((one) => one.comp_id === comp_id) ?? others[0])?.id ?? 0;
};

export const adjustRefund: Adjust<typeof resources.refund> = (row, { world, index }) => {
  const of = namedRows(world, resources.order, "refunded")[index];
  if (!of) return false;
  const { order_id, price, fee_type, user_id, comp_id, seller_id, refund_reason, refund_state } = of;
  const { asked, decided } = timesOf(of, world.now);
  setDraftFields(row, {
    order_id,
    amount: price,
    fee_type,
    ...buyerOf({ user_id, comp_id, seller_id }),
    comp_id: seller_id,
    reason: refund_reason,
    state: refund_state,
  });
  row.reopened_by = 0;
  const isRefunded = refund_state === OrderRefundState.refunded;
  setDraftFields(row, { gmt_create: asked, gmt_refund: isRefunded ? decided : 0 });
  const isDecided = isRefunded || refund_state === OrderRefundState.failed;
  setDraftFields(row, { gmt_decided: isDecided ? decided : 0, decided_by: isDecided ? deciderOf(world, row) : 0 });
  const isChinese = /\p{Script=Han}/u.test(refund_reason ?? "");
  row.remark = "";
  if (isRefunded) row.remark = isChinese ? "已原路退回" : "Paid back the way it came";
  if (refund_state === OrderRefundState.failed) row.remark = isChinese ? "已超过 30 天" : "Refused after 30 days";
};

const MONTH = 30 * DAY;

const ATTRIBUTES = ["lifecycle", "viewers", "traffic"] as const satisfies readonly (keyof Running)[];

/**
 * A record of a service on a device. Cloud storage has most of the fields; each kind of service has one of the
 * attributes.
 */
type Running = DraftOf<typeof resources.cloud_order> &
  Pick<DraftOf<typeof resources.live_order>, "viewers"> &
  Pick<DraftOf<typeof resources.iot_order>, "traffic">;

/**
 * The services that delivered orders of this type started. Each has the number of its order. A refund of the order ends
 * the service.
 */
const running =
  (type: ValueOf<typeof GoodsType>) =>
  (row: Running, { world, index }: Pick<AdjustContext, "world" | "index">): boolean => {
    const of = delivered(world, type)[index];
    const goods = of && findGeneratedRow(world, resources.goods, of.spec_id);
    if (!of || !goods) return false;
    const { order_id, uid, user_id, comp_id, spec_id, pay_type, price, fee_type } = of;
    setDraftFields(row, { order_id, uid, comp_id, spec_id, pay_type, price, fee_type, month: goods.month });
    if (row.user_id !== undefined) setDraftFields(row, { user_id, app_id: of.app_id });
    if (row.type !== undefined) row.type = of.type;
    const begin = of.gmt_pay ?? 0;
    const isEnded = of.refund_state === OrderRefundState.refunded;
    const end = begin + Math.max(1, of.buy_num ?? 0) * MONTH;
    row.order_state = isEnded ? OrderState.cancelled : OrderState.successful;
    setDraftFields(row, { gmt_create: begin, gmt_begin: begin });
    row.gmt_end = isEnded ? Math.min(end, timesOf(of, world.now).decided) : end;
    const attributes: unknown = JSON.parse(goods.attr || "{}");
    for (const name of ATTRIBUTES)
      if (row[name] !== undefined && typeof attributes === "object" && attributes !== null && name in attributes)
        row[name] = Reflect.get(attributes, name);
    return true;
  };

export const adjustCloudOrder: Adjust<typeof resources.cloud_order> = running(GoodsType.cloud_storage);
const cardOf = cachePerWorld((world) => new Map(simCardsOf(world).map(({ uid, iccid }) => [uid, iccid])));

/** The data volume of a card and how much of it is used. Traffic of 0 is unlimited. */
export const adjustIotOrder: Adjust<typeof resources.iot_order> = (row, at) => {
  if (!running(GoodsType.sim_traffic)(row, at)) return false;
  row.iccid = cardOf(at.world).get(row.uid) ?? "";
  row.network_type = carrierOf(row.iccid);
  if ((row.traffic ?? 0) > 0) row.used = Math.min(row.used ?? 0, row.traffic ?? 0);
  return true;
};
export const adjustLiveOrder: Adjust<typeof resources.live_order> = running(GoodsType.live_server);

/** Only batches from the definition are public, which means one code for everybody. */
export const adjustCdkOrder: Adjust<typeof resources.cdk_order> = (row, { isGiven }) => {
  if (!isGiven) row.public = 0;
};

const batches = cachePerWorld((world: World) =>
  generatedRowsOf(world, resources.cdk_order).filter((batch) => batch.public !== 1),
);

export const adjustCdk: Adjust<typeof resources.cdk> = (row, { world, index, isGiven }) => {
  const batch = batches(world)[index % Math.max(1, batches(world).length)];
  if (batch && !isGiven) {
    const { id, spec_id, comp_id, gmt_expire } = batch;
    setDraftFields(row, { batch_id: id, spec_id, comp_id, gmt_expire });
  }
  if (row.state === CdkState.used) {
    const users = generatedRowsOf(world, resources.app_device);
    const by = users[index % Math.max(1, users.length)];
    if (by && (isEmpty(row.uid) || !isGiven)) setDraftFields(row, { uid: by.uid, user_id: by.user_id });
    const { use_zone } = findGeneratedRow(world, resources.cdk_order, row.batch_id) ?? {};
    if (!isEmpty(use_zone) && findGeneratedRow(world, resources.device, row.uid)?.zone !== use_zone)
      row.state = CdkState.unused;
  }
  if (row.state === CdkState.used) {
    const used = Math.max(
      row.gmt_use || world.now - DAY * (1 + index),
      creationTimeOf(findGeneratedRow(world, resources.cdk_order, row.batch_id) ?? {}) + DAY,
    );
    row.gmt_use = Math.min(world.now, used);
    redeemed(world).push(row);
  } else setDraftFields(row, { uid: "", user_id: "", gmt_use: 0 });
};
