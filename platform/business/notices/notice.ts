// Processes notices of payment platforms about the result of a payment. Notices may arrive repeatedly and at any time,
// and anybody can send a forged notice. If a notice has no valid signature or does not match the payment, it changes
// nothing and is logged.
import type { GivenOf } from "pilothouse/handles";
import type { Platform, Reading } from "pilothouse/platform";
import { findByKey, lockRow, type Row, tableFor, transact } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { MoneyFlowType, NoticeTemplateType, OrderState, PayPurpose } from "../../../shared/generated/enums";
import { mayOrderBecome, mayPaymentBecome, moveOrder, movePayment, type Payment } from "../orders/moveOrder";
import { isRenewal } from "../orders/startService";
import { completeOrder } from "../orders/settleOrder";
import { noticeOrder } from "../outbox";
import { parseCents, type FlowFields, moveBalances, storedCents, clearWalletCounts } from "../wallet/balance";
import { readDemoSecret } from "../payments/readDemoSecret";
import { isHmacSigned, isRsaSigned, publicKeyOf } from "../payments/signing";

export type NoticeRefusal = "unknown" | "signature" | "amount" | "result";

const SHORT = 256;
const shortText = (value: unknown): string => (typeof value === "string" ? value.slice(0, SHORT) : "");

/** Whether the payment platform that collects this payment signed the notice. */
const isSigned = async ({ platform, db }: Reading, payment: Payment, notice: Row): Promise<boolean> => {
  if (notice.pay_order_id !== payment.pay_order_id) return false;
  if (payment.pay_id === 0) return platform.isDemo && isHmacSigned(notice, await readDemoSecret(db, platform.now()));
  const configuration = await findByKey(db, tableFor(platform, resources.payment), payment.pay_id);
  const key = publicKeyOf(configuration?.platform_public_key);
  if (!configuration || key === null || !isRsaSigned(notice, key)) return false;
  return String(notice.app_id) === configuration.platform_app_id;
};

const isAsked = ({ platform }: Reading, payment: Payment, notice: Row): boolean => {
  if (notice.money_type !== payment.money_type) return false;
  try {
    return parseCents(notice.money) === storedCents(tableFor(platform, resources.pay_order), payment, "money");
  } catch {
    return false;
  }
};

/** The fields that a successful notice sets. */
type Collected = GivenOf<typeof resources.pay_order>;

const recharged = async (reading: Reading, payment: Payment, values: Collected): Promise<void> => {
  const { platform, db } = reading;
  const { pay_order_id, comp_id, account_id, remark } = payment;
  if (comp_id === 0) throw new Error("a payment of no company");
  const wallet = { comp_id, money_type: payment.money_type };
  const by = storedCents(tableFor(platform, resources.pay_order), payment, "money");
  const facts: FlowFields = { pay_order_id, account_id, remark };
  const counterpart = `payment:${pay_order_id}`;
  await moveBalances(
    platform,
    db,
    [{ ...wallet, by, type: MoneyFlowType.recharge, counterpart, facts }],
    platform.now(),
  );
  await movePayment(reading, payment, OrderState.successful, values);
};

/** Settles the order. If the order can no longer be paid, marks the payment for a refund on the payment platform. */
const ordered = async (reading: Reading, payment: Payment, values: Collected): Promise<void> => {
  const { platform, db } = reading;
  const orders = tableFor(platform, resources.order);
  const found = await findByKey(db, orders, payment.order_id);
  const order = found === null ? null : await lockRow(platform.store, db, orders, found);
  if (order === null || !mayOrderBecome(reading, order, OrderState.paid)) {
    await movePayment(reading, payment, OrderState.paid, { ...values, reason: "order" });
    return;
  }
  const { pay_order_id } = payment;
  await completeOrder(
    reading,
    order,
    { pay_order_id, platform_order_id: values.platform_order_id },
    payment.account_id,
  );
  await movePayment(reading, payment, OrderState.successful, values);
};

const refused = async (reading: Reading, payment: Payment, notice: Row): Promise<void> => {
  const { platform, db } = reading;
  if (!mayPaymentBecome(reading, payment, OrderState.failed)) return;
  await movePayment(reading, payment, OrderState.failed, { reason: shortText(notice.reason) });
  const orders = tableFor(platform, resources.order);
  const found = await findByKey(db, orders, payment.order_id);
  const order = found === null ? null : await lockRow(platform.store, db, orders, found);
  if (!order || !mayOrderBecome(reading, order, OrderState.failed)) return;
  await moveOrder(reading, order, OrderState.failed);
  const type = (await isRenewal(reading, order))
    ? NoticeTemplateType.renewal_failed
    : NoticeTemplateType.subscribe_failed;
  await noticeOrder(reading, { type, about: order, order_id: order.order_id, time: platform.now() });
};

/**
 * Processes a notice. Answers null if it is accepted now or was accepted earlier; otherwise the reason why it is
 * refused.
 */
const take = async (reading: Reading, id: string, notice: Row): Promise<NoticeRefusal | null> => {
  const { platform, db } = reading;
  const payments = tableFor(platform, resources.pay_order);
  const found = await findByKey(db, payments, id);
  if (!found) return "unknown";
  if (!(await isSigned(reading, found, notice))) return "signature";
  if (!isAsked(reading, found, notice)) return "amount";
  // If notices arrive at the same time, the first one counts and the others see its result.
  const payment = await lockRow(platform.store, db, payments, found);
  if (notice.result === "refused") await refused(reading, payment, notice);
  else if (notice.result !== "paid") return "result";
  else if (mayPaymentBecome(reading, payment, OrderState.successful) && payment.state !== OrderState.paid) {
    const number = shortText(notice.platform_order_id).slice(0, 64);
    const values: Collected = { platform_order_id: number, gmt_pay: platform.now(), reason: "" };
    await (payment.purpose === PayPurpose.recharge ? recharged : ordered)(reading, payment, values);
  }
  return null;
};

/** Processes a notice in one transaction and logs a refused one. Answers null if it was accepted. */
export const processNotice = async (platform: Platform, id: string, notice: Row): Promise<NoticeRefusal | null> => {
  const refusal = await transact(platform.store, (db) => take({ platform, db }, id, notice));
  if (refusal === null) clearWalletCounts(platform);
  else console.warn(`A notice of the payment ${JSON.stringify(id.slice(0, 64))} was refused: ${refusal}`);
  return refusal;
};
