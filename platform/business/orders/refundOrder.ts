// Requests a refund of a paid order. Another person decides on it, on the refunds page.
import type { ParamsOf } from "pilothouse/handles";
import { type Answer, checkWhen, findRow, inTransaction, type SignedRequest, clearCaches } from "pilothouse/platform";
import { currencyCode } from "pilothouse/schema";
import { decodeRow, insertRow, lockRow, tableFor, updateRow } from "pilothouse/platform/storage";
import { OrderRefundState, RefundState, SysnotifyType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { notifyOperators, words } from "../outbox";
import { refundFailureOf } from "./order";
import { buyerOf } from "./buyerOf";
import { sellerOf } from "./settleOrder";

/** Opens the refund and answers the order. @throws Failure 519 if the order was free of charge, or its state does not allow a refund */
export const refundOrder = async (
  request: SignedRequest<ParamsOf<typeof resources.order, "refund">>,
): Promise<Answer> => {
  const { platform, caller, params } = request;
  const table = tableFor(platform, resources.order);
  const refunds = tableFor(platform, resources.refund);
  const stored = await inTransaction(request, table, async (step) => {
    const found = await findRow(step, table, caller, params);
    // If two requests arrive at the same time, the second sees the result of the first.
    const row = await lockRow(platform.store, step.db, table, found);
    checkWhen(request, table, row);
    const fault = refundFailureOf(table, row);
    if (fault !== null) throw fault;
    const { refund_reason } = request.params;
    const { price: amount, fee_type, order_id } = decodeRow(table, row);
    const asked = { order_id, amount, fee_type, ...buyerOf(row), comp_id: sellerOf(row), reason: refund_reason ?? "" };
    await insertRow(step.db, refunds, { ...asked, state: RefundState.in_progress, account_id: caller.key }, step.now);
    const said = { name: order_id, money: `${amount} ${currencyCode(fee_type)}` };
    await notifyOperators(step, {
      words: words.REFUND_WAITS_WORDS,
      values: said,
      occasion: SysnotifyType.pending_audit,
    });
    const values = { refund_state: OrderRefundState.refunding, refund_reason: refund_reason ?? "" };
    return updateRow(step.db, table, order_id, values, step.now);
  });
  clearCaches(platform, table, ["refund_state", "refund_reason"]);
  clearCaches(platform, refunds, null);
  return { data: decodeRow(table, stored), count: 1 };
};
