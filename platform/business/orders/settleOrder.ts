// Settles a paid order: credits the seller, and delivers the goods unless a device is missing.
import type { GivenOf } from "pilothouse/handles";
import { Failure, type ProblemsOf, type Reading } from "pilothouse/platform";
import { findByKey, decodeRow, isEmpty, tableFor } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { MoneyFlowType, NoticeTemplateType, OrderState, PayType } from "../../../shared/generated/enums";
import { noticeOrder } from "../outbox";
import { moveBalances, storedCents } from "../wallet/balance";
import type { FlowFields, BalanceMovement } from "../wallet/balance";
import { moveOrder, type Order } from "./moveOrder";
import { needsDevice, startNotice, startService } from "./startService";

/** The seller's company. Orders of older versions have no seller. Their seller is the company to which they belong. */
export const sellerOf = ({ seller_id, comp_id }: Order): number => {
  const seller = seller_id === 0 ? comp_id : seller_id;
  if (seller === 0)
    throw new Failure(406, null, { fields: { comp_id: "invalid.required" } satisfies ProblemsOf<Order> });
  return seller;
};

/** The order must be locked and paid. If its goods need a device and the order has none, the order does not change. */
export const deliverOrder = async (reading: Reading, order: Order): Promise<Order> => {
  const { platform, db } = reading;
  const goods = await findByKey(db, tableFor(platform, resources.goods), order.spec_id);
  const now = platform.now();
  const notice = { about: order, order_id: order.order_id };
  if (!goods || !needsDevice(goods))
    await noticeOrder(reading, { ...notice, type: NoticeTemplateType.purchased, time: now });
  else {
    if (isEmpty(order.uid)) {
      await noticeOrder(reading, { ...notice, type: NoticeTemplateType.purchased, time: now });
      return order;
    }
    const service = await startService(reading, decodeRow(tableFor(platform, resources.order), order), goods);
    await noticeOrder(reading, { ...notice, ...startNotice(service, now) });
  }
  return moveOrder(reading, order, OrderState.successful, { uid: order.uid, gmt_delivered: now });
};

const purchaseOf = (order: Order, cents: bigint, account_id: number): readonly BalanceMovement[] => {
  const { order_id, comp_id } = order;
  if (order.pay_type !== PayType.company || comp_id === 0) return [];
  const counterpart = `purchase:${order_id}`;
  const facts: FlowFields = { order_id, account_id };
  return [{ comp_id, money_type: order.fee_type, by: -cents, type: MoneyFlowType.purchase, counterpart, facts }];
};

/**
 * Marks a locked order as paid, moves the money and delivers the goods. `values` say how it was paid; `account_id` is
 * the account that requested this. @throws Failure 416 if the wallet has too little, 519 if the order cannot be paid in
 * its state
 */
export const completeOrder = async (
  reading: Reading,
  order: Order,
  values: GivenOf<typeof resources.order>,
  account_id: number,
): Promise<Order> => {
  const { platform, db } = reading;
  const now = platform.now();
  const cents = storedCents(tableFor(platform, resources.order), order, "price");
  const paid = await moveOrder(reading, order, OrderState.paid, { ...values, gmt_pay: now });
  const { order_id, fee_type, pay_order_id } = paid;
  if (cents > 0n) {
    const facts: FlowFields = { order_id, account_id, ...(isEmpty(values.pay_order_id) ? {} : { pay_order_id }) };
    const counterpart = `sale:${order_id}`;
    const wallet = { comp_id: sellerOf(order), money_type: fee_type };
    const sale: BalanceMovement = { ...wallet, by: cents, type: MoneyFlowType.sales_income, counterpart, facts };
    await moveBalances(platform, db, [...purchaseOf(order, cents, account_id), sale], now);
  }
  return deliverOrder(reading, paid);
};
