// Money for an order has arrived: the sale credits its seller, and what was bought is delivered where nothing is missing.
import { Failure } from "../../framework/wire/Failure";
import type { Reading } from "../../framework/server/Platform";
import { STATE } from "../payments/openPayment";
import { tableFor } from "../../framework/records/step";
import { decodeRow, isEmpty } from "../../framework/storage/codec";
import { byKey } from "../../framework/storage/query";
import type { Row } from "../../framework/storage/Store";
import { FLOW, move, storedCents } from "../wallet/balance";
import type { Movement } from "../wallet/balance";
import { moveOrder } from "./moveOrder";
import { needsDevice, startService } from "./startService";

export const COMPANY_PAY = 4;

const isCompany = (value: unknown): value is string | number =>
  (typeof value === "string" || typeof value === "number") && !isEmpty(value);

/** Orders from before sellers were kept were sold by the company they belong to. */
export const sellerOf = (order: Row): string | number => {
  const seller = isEmpty(order.seller_id) ? order.comp_id : order.seller_id;
  if (!isCompany(seller)) throw new Failure(406, null, { fields: { comp_id: "invalid.required" } });
  return seller;
};

/** Of a locked order that is paid. Waits for a device where it needs one. */
export const deliverOrder = async (reading: Reading, order: Row): Promise<Row> => {
  const { platform, db } = reading;
  const goods = await byKey(db, tableFor(platform, "goods"), order.spec_id);
  if (goods && needsDevice(goods)) {
    if (isEmpty(order.uid)) return order;
    await startService(reading, decodeRow(tableFor(platform, "order"), order), goods);
  }
  return moveOrder(reading, order, STATE.successful, { uid: order.uid });
};

const purchaseOf = (order: Row, cents: bigint, account_id: unknown): readonly Movement[] => {
  const { order_id, comp_id } = order;
  if (Number(order.pay_type) !== COMPANY_PAY || !isCompany(comp_id)) return [];
  const counterpart = `purchase:${String(order_id)}`;
  const facts = { order_id, account_id };
  return [{ comp_id, money_type: String(order.fee_type), by: -cents, type: FLOW.purchase, counterpart, facts }];
};

/** Of a locked order. `values` say how it was paid, and by whom it was asked for. @throws Failure 416, 519 */
export const settleOrder = async (reading: Reading, order: Row, values: Row, account_id: unknown): Promise<Row> => {
  const { platform, db } = reading;
  const now = platform.now();
  const cents = storedCents(tableFor(platform, "order"), order, "price");
  const paid = await moveOrder(reading, order, STATE.paid, { ...values, gmt_pay: now });
  const { order_id, fee_type, pay_order_id } = paid;
  if (cents > 0n) {
    const facts = { order_id, account_id, ...(isEmpty(values.pay_order_id) ? {} : { pay_order_id }) };
    const counterpart = `sale:${String(order_id)}`;
    const wallet = { comp_id: sellerOf(order), money_type: String(fee_type) };
    const sale: Movement = { ...wallet, by: cents, type: FLOW.sale, counterpart, facts };
    await move(platform, db, [...purchaseOf(order, cents, account_id), sale], now);
  }
  return deliverOrder(reading, paid);
};
