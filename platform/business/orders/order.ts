// Rules of orders: a free order has no refund.
import { Failure, mayCall, type Refusals, type Rules } from "pilothouse/platform";
import { type Table, tableFor } from "pilothouse/platform/storage";
import { OrderRefundState, OrderState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { storedCents } from "../wallet/balance";
import type { Order } from "./moveOrder";

export const refundFailureOf = (orders: Table<typeof resources.order>, order: Order): Failure | null =>
  storedCents(orders, order, "price") === 0n ? new Failure(519, "free") : null;

/** Whether the order is paid and has no refund yet. Only then does the console offer a refund. */
const isPaid = ({ order_state, refund_state }: Order): boolean =>
  (order_state === OrderState.paid || order_state === OrderState.successful) &&
  refund_state === OrderRefundState.not_refunded;

export const orderRules = {
  refusing: async ({ platform }, caller, rows) => {
    const table = tableFor(platform, resources.order);
    const refunds = mayCall(caller, table.resource, "refund");
    return rows.map((row): Refusals => {
      const fault = refunds && isPaid(row) ? refundFailureOf(table, row) : null;
      return fault === null ? {} : { refund: fault };
    });
  },
} satisfies Rules<typeof resources.order>;
