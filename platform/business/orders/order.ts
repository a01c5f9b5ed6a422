// What is offered of an order: nothing is paid back of one that cost nothing.
import { Failure, mayCall, type Refusals, type Rules } from "pilothouse/platform";
import { type Table, tableFor } from "pilothouse/platform/storage";
import { OrderRefundState, OrderState } from "../../generated/enums";
import { resources } from "../../generated/resources";
import { storedCents } from "../wallet/balance";
import type { Order } from "./moveOrder";

export const refundFault = (orders: Table<typeof resources.order>, order: Order): Failure | null =>
  storedCents(orders, order, "price") === 0n ? new Failure(519, "free") : null;

/** The states in which the console offers a refund. */
const isPaid = ({ order_state, refund_state }: Order): boolean =>
  (order_state === OrderState.paid || order_state === OrderState.successful) &&
  refund_state === OrderRefundState.not_refunded;

export const order = {
  refusing: async ({ platform }, caller, rows) => {
    const table = tableFor(platform, resources.order);
    const refunds = mayCall(caller, table.resource, "refund");
    return rows.map((row): Refusals => {
      const fault = refunds && isPaid(row) ? refundFault(table, row) : null;
      return fault === null ? {} : { refund: fault };
    });
  },
} satisfies Rules<typeof resources.order>;
