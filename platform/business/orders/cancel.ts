// Cancels unpaid orders, together with their open payments, and unpaid payments.
import type { ParamsOf } from "pilothouse/handles";
import { resources } from "../../generated/resources";
import { NoticeTemplateType, OrderState } from "../../../shared/generated/enums";
import { type Answer, findRow, inTransaction, type SignedRequest } from "pilothouse/platform";
import { decodeRow, lockRow, tableFor } from "pilothouse/platform/storage";
import { noticeOrder } from "../outbox";
import { clearWalletCounts } from "../wallet/balance";
import { lockOrderWithPayments } from "./lockOrder";
import { moveOrder, movePayment } from "./moveOrder";

/** Cancels an unpaid order and its open payments. @throws Failure 519 if the order is in another state */
export const cancelOrder = async (
  request: SignedRequest<ParamsOf<typeof resources.order, "cancel">>,
): Promise<Answer> => {
  const { platform } = request;
  const table = tableFor(platform, resources.order);
  const data = await inTransaction(request, table, async (step) => {
    const { order, payments } = await lockOrderWithPayments(request, step);
    for (const payment of payments) await movePayment(step, payment, OrderState.cancelled);
    const cancelled = await moveOrder(step, order, OrderState.cancelled);
    const { order_id } = order;
    await noticeOrder(step, { type: NoticeTemplateType.cancelled, about: order, order_id, time: step.now });
    return decodeRow(table, cancelled);
  });
  clearWalletCounts(platform);
  return { data, count: 1 };
};

/** Cancels an unpaid payment. @throws Failure 519 if it is in another state */
export const cancelPayment = async (
  request: SignedRequest<ParamsOf<typeof resources.pay_order, "cancel">>,
): Promise<Answer> => {
  const { platform, caller, params } = request;
  const table = tableFor(platform, resources.pay_order);
  const data = await inTransaction(request, table, async (step) => {
    const row = await lockRow(platform.store, step.db, table, await findRow(step, table, caller, params));
    return decodeRow(table, await movePayment(step, row, OrderState.cancelled));
  });
  clearWalletCounts(platform);
  return { data, count: 1 };
};
