// Decides on refunds. An approved refund takes the amount from the seller's wallet and, if the order was paid from a
// wallet, returns it there. A refused refund moves no money. The order changes in the same transaction. The person who
// requested or reopened a refund cannot approve it. If another company sold, nobody of the buyer's company can approve
// it.
import type { GivenOf, RowOf, ValueOf } from "pilothouse/handles";
import {
  type Caller,
  transitionFailure,
  Failure,
  mayCall,
  type Refusals,
  type Rules,
  type Step,
  clearCaches,
} from "pilothouse/platform";
import { findByKey, findByKeys, lockRow, tableFor, updateRow } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import {
  MoneyFlowType,
  NoticeTemplateType,
  OrderRefundState,
  PayType,
  RefundState,
} from "../../../shared/generated/enums";
import { noticeOrder } from "../outbox";
import { moveBalances, storedCents } from "../wallet/balance";
import type { FlowFields, BalanceMovement } from "../wallet/balance";
import type { Order } from "./moveOrder";
import { sellerOf } from "./settleOrder";
import { endService } from "./startService";

type Refund = RowOf<typeof resources.refund>;

/** The state of the refund -> the refund state of its order. */
const TOLD = new Map<unknown, ValueOf<typeof OrderRefundState>>([
  [RefundState.in_progress, OrderRefundState.refunding],
  [RefundState.successful, OrderRefundState.refunded],
  [RefundState.failed, OrderRefundState.failed],
]);

/** The notice that the user gets about a decision. */
const NOTICED = new Map<unknown, ValueOf<typeof NoticeTemplateType>>([
  [RefundState.successful, NoticeTemplateType.refunded],
  [RefundState.failed, NoticeTemplateType.refund_failed],
]);

const moveMoney = async (
  { platform, db, caller, table, now }: Step<typeof resources.refund>,
  stored: Refund,
  order: Order,
): Promise<void> => {
  const cents = storedCents(table, stored, "amount");
  if (cents === 0n) return;
  const { order_id, fee_type: money_type } = stored;
  const facts: FlowFields = { order_id, account_id: caller.key };
  const line = (comp_id: number, by: bigint, side: string): BalanceMovement => {
    const counterpart = `refund:${order_id}:${side}`;
    return { comp_id, money_type, by, type: MoneyFlowType.refund, counterpart, facts };
  };
  const buyer = order.pay_type === PayType.company ? [line(order.comp_id, cents, "buyer")] : [];
  await moveBalances(platform, db, [line(sellerOf(order), -cents, "seller"), ...buyer], now);
  for (const one of [resources.money, resources.money_flow]) clearCaches(platform, tableFor(platform, one.table), null);
};

/**
 * Whether the caller belongs to the buyer, while another company sold. Such a person may request a refund but not
 * decide on it.
 */
const isOfBuyer = (
  { account: { comp_id, company_id } }: Caller,
  { comp_id: seller }: Refund,
  buyer: Order["comp_id"],
): boolean => buyer !== 0 && buyer !== seller && [comp_id, company_id].includes(buyer);

const approverFault = (caller: Caller, stored: Refund, buyer: Order["comp_id"] = 0): Failure | null => {
  if ([stored.account_id, stored.reopened_by].includes(caller.key)) return new Failure(513, "refund_own");
  return isOfBuyer(caller, stored, buyer) ? new Failure(513, "refund_buyer") : null;
};

export const refundRules = {
  refusing: async ({ platform, db }, caller, rows) => {
    const decides = mayCall(caller, tableFor(platform, resources.refund).resource, "set");
    const waiting = rows.filter(({ state }) => decides && state === RefundState.in_progress);
    const keys = waiting.map(({ order_id }) => order_id);
    const found = keys.length === 0 ? [] : await findByKeys(db, tableFor(platform, resources.order), keys);
    const buyers = new Map(found.map(({ order_id, comp_id }) => [order_id, comp_id]));
    return rows.map((row): Refusals => {
      const fault = waiting.includes(row) ? approverFault(caller, row, buyers.get(row.order_id)) : null;
      return fault === null ? {} : { [`state.${RefundState.successful}`]: fault };
    });
  },
  setting: async (step, before, values): Promise<GivenOf<typeof resources.refund>> => {
    const { platform, db, table, now, caller } = step;
    // If several people decide at the same time, the first decision counts and the others see it.
    const stored = await lockRow(platform.store, db, table, before);
    const to = values.state ?? stored.state;
    if (to === stored.state) return values;
    if (stored.state === RefundState.successful) throw transitionFailure(platform, step.table, stored, "state");
    const orders = tableFor(platform, resources.order);
    const found = await findByKey(db, orders, stored.order_id);
    const order = found === null ? null : await lockRow(platform.store, db, orders, found);
    if (to === RefundState.successful) {
      const fault = approverFault(caller, stored, order?.comp_id);
      if (fault !== null) throw fault;
      if (order === null) throw transitionFailure(platform, step.table, stored, "state");
      if (order.refund_state === OrderRefundState.refunded)
        throw transitionFailure(platform, orders, order, "refund_state");
      await moveMoney(step, stored, order);
      await endService(step, order);
    }
    const type = NOTICED.get(to);
    if (order && type !== undefined) {
      const about = { ...order, price: stored.amount, fee_type: stored.fee_type };
      const reason = values.remark ?? stored.remark;
      await noticeOrder(step, { type, about, order_id: order.order_id, time: now, reason });
    }
    const refund_state = TOLD.get(to);
    if (order && refund_state !== undefined) {
      await updateRow(db, orders, order.order_id, { refund_state }, now);
      clearCaches(platform, orders, ["refund_state"]);
    }
    if (to === RefundState.in_progress) return { ...values, reopened_by: caller.key, decided_by: 0, gmt_decided: 0 };
    const decided = { ...values, decided_by: caller.key, gmt_decided: now };
    return to === RefundState.successful ? { ...decided, gmt_refund: now } : decided;
  },
} satisfies Rules<typeof resources.refund>;
