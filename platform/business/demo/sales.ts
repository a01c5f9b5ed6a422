// Orders and what hangs on them: what was bought is in the app's shop and costs what the shop says, a refund is of an order
// that says the same, a code belongs to a batch that counts it.
import { amount, cents } from "pilothouse/schema";
import { isCollected } from "../payments/configurations";
import { isEmpty } from "../../framework/storage/codec";
import type { Row } from "../../framework/storage/Store";
import { type Adjust, all, created, DAY, find, notes, once } from "../../framework/demo/Adjust";
import { inUsersApp } from "./devices";
import { grown, weekly } from "./growth";
import type { World } from "../../framework/demo/Rows";

const PAID = new Set([2, 3]);
const FREE = 3;
const COMPANY_PAY = 4;
const BY_CODE = 5;
const UNPAID = 1;
const PAYMENT_FAILED = 4;
const INVALID = 6;
const USED = 2;

/** In which currency a way of paying is settled; the others take what the buyer chose. */
const CURRENCY: Readonly<Record<number, string>> = { 1: "rmb", 2: "rmb", 5: "rmb", 8: "inr", 9: "inr" };
const ABROAD = new Set([3, 6, 7]);

const goodsByApp = once((world) => {
  const offered = new Map<unknown, unknown[]>();
  for (const { app_id, goods_id } of all(world, "shop_goods"))
    offered.set(app_id, [...(offered.get(app_id) ?? []), goods_id]);
  return offered;
});

const goodsByType = once((world) => {
  const known = new Map<unknown, Row[]>();
  for (const goods of all(world, "goods")) known.set(goods.type, [...(known.get(goods.type) ?? []), goods]);
  return known;
});

const currencyOf = (row: Row): string => {
  const way = Number(row.pay_type);
  const chosen = String(row.fee_type);
  if (ABROAD.has(way)) return chosen === "jpy" ? chosen : "usd";
  return CURRENCY[way] ?? (chosen === "jpy" ? "rmb" : chosen);
};

/** What the goods cost in the currency of the payment; where they have no price in it, in that of their home. */
const priced = (row: Row, goods: Row | undefined): Row => {
  if (row.type === FREE) return { price: "0.00", pay_type: 0, fee_type: currencyOf(row) };
  if (row.pay_type === BY_CODE) return { price: "0.00", fee_type: currencyOf(row) };
  const currency = currencyOf(row);
  const fee_type = cents(String(goods?.[currency] ?? "")) ? currency : "rmb";
  const each = cents(String(goods?.[fee_type] ?? "")) ?? 0n;
  return { price: amount(each * BigInt(Number(row.count ?? 1) || 1)), fee_type };
};

const REASONS = ["买错套餐", "Bought twice", "裝置已退貨", "Does not work in my country"];

export const order: Adjust = (row, at) => {
  const { world, model, index } = at;
  inUsersApp(row, at);
  const offered = goodsByApp(world).get(row.app_id) ?? [];
  if (offered.length > 0) row.spec_id = offered[index % offered.length];
  const goods = find(world, "goods", row.spec_id);
  Object.assign(row, priced(row, goods), goods ? { buy_num: Math.max(1, Number(goods.month)) } : {});
  const placed = weekly(grown(created(row), world.now), world.now);
  // What nobody paid within a day is invalid.
  if (row.order_state === UNPAID && placed < world.now - DAY) row.order_state = INVALID;
  const isPaid = PAID.has(Number(row.order_state));
  row.gmt_create = placed;
  row.gmt_pay = isPaid ? Math.min(world.now, placed + (placed % 1800)) : 0;
  const isAsked = isCollected(row.pay_type) && (isPaid || row.order_state === PAYMENT_FAILED);
  row.pay_order_id = isAsked ? `PY${String(row.order_id)}` : "";
  if (!isPaid || !isAsked) row.platform_order_id = "";
  row.request = "";
  const used = find(world, "device", row.uid);
  if (used) row.comp_id = used.comp_id;
  row.seller_id = row.pay_type === COMPANY_PAY && goods && !isEmpty(goods.comp_id) ? goods.comp_id : row.comp_id;
  const refunds = notes(world, "refunded");
  const most = model.resources.find(({ name }) => name === "refund")?.demo.rows ?? 0;
  if (!isPaid || row.price === "0.00" || refunds.length >= most) row.refund_state = 0;
  row.refund_reason = row.refund_state === 0 ? "" : REASONS[placed % REASONS.length];
  if (row.refund_state !== 0) refunds.push(row);
};

const SUCCESSFUL = 2;
const FAILED = 3;

export const refund: Adjust = (row, { world, index }) => {
  const of = notes(world, "refunded")[index];
  if (!of) return false;
  const { order_id, price, fee_type, seller_id, refund_reason, refund_state } = of;
  const asked = Math.min(world.now, Number(of.gmt_pay) + 3600 + (Number(of.gmt_pay) % (6 * DAY)));
  const decided = Math.min(world.now, asked + 1800 + (asked % (2 * DAY)));
  Object.assign(row, {
    order_id,
    amount: price,
    fee_type,
    comp_id: seller_id,
    reason: refund_reason,
    state: refund_state,
  });
  row.reopened_by = 0;
  Object.assign(row, { gmt_create: asked, gmt_refund: refund_state === SUCCESSFUL ? decided : 0 });
  const isChinese = /\p{Script=Han}/u.test(String(refund_reason));
  row.remark = "";
  if (refund_state === SUCCESSFUL) row.remark = isChinese ? "已原路退回" : "Paid back the way it came";
  if (refund_state === FAILED) row.remark = isChinese ? "已超过 30 天" : "Refused after 30 days";
};

const MONTH = 30 * DAY;

/** What runs on a device from a purchase of goods of a type: 1 cloud storage, 2 traffic, 3 live viewers. */
const running =
  (type: number): Adjust =>
  (row, at) => {
    const { world, index } = at;
    inUsersApp(row, at);
    const kinds = goodsByType(world).get(type) ?? [];
    const goods = kinds[index % Math.max(1, kinds.length)];
    if (!goods) return;
    Object.assign(row, { spec_id: goods.id, month: goods.month }, priced({ ...row, count: 1 }, goods));
    row.gmt_begin = created(row);
    row.gmt_end = created(row) + Math.max(1, Number(goods.month)) * MONTH;
    const attributes: unknown = JSON.parse(String(goods.attr || "{}"));
    for (const name of ["lifecycle", "viewers", "traffic"])
      if (row[name] !== undefined && typeof attributes === "object" && attributes !== null && name in attributes)
        row[name] = Reflect.get(attributes, name);
  };

export const cloudOrder = running(1);
export const iotOrder = running(2);
export const liveOrder = running(3);

/** Only the batches a definition gives are public: such a code is one, for everybody. */
export const cdkOrder: Adjust = (row, { isGiven }) => {
  if (!isGiven) row.public = 0;
};

const batches = once((world: World) => all(world, "cdk_order").filter((batch) => Number(batch.public) !== 1));

export const cdk: Adjust = (row, { world, index, isGiven }) => {
  const batch = batches(world)[index % Math.max(1, batches(world).length)];
  if (batch && !isGiven) {
    const { id, spec_id, comp_id, gmt_expire } = batch;
    Object.assign(row, { batch_id: id, spec_id, comp_id, gmt_expire });
  }
  if (row.state === USED) {
    const users = all(world, "app_device");
    const by = users[index % Math.max(1, users.length)];
    if (by && (isEmpty(row.uid) || !isGiven)) Object.assign(row, { uid: by.uid, user_id: by.user_id });
    row.gmt_use = Math.min(world.now, Number(row.gmt_use) || world.now - DAY * (1 + index));
  } else Object.assign(row, { uid: "", user_id: "", gmt_use: 0 });
};
