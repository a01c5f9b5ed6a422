// The sums that the platform stores, so that statistics need not read all orders of the range.
import { aggregateOf, aggregateThrough } from "pilothouse/features/aggregates/platform";
import { resources } from "../../generated/resources";

const { order, refund } = resources;

/** An order counts on the day when it was placed. The list of orders filters by the same day. */
export const soldOrdersAggregate = aggregateOf(order, {
  moment: "gmt_create",
  by: ["order_state", "pay_type", "fee_type"],
  sums: ["price"],
  owners: ["seller_id", "comp_id", "app_id"],
});

/** A refund counts on the day when it was paid out, for the seller and the payment method of its order. */
export const paidRefundsAggregate = aggregateThrough(refund, "order_id", order, {
  moment: "gmt_refund",
  by: ["state", "fee_type"],
  sums: ["amount"],
  owners: ["seller_id", "comp_id", "app_id", "pay_type"],
});

export const aggregates = [soldOrdersAggregate, paidRefundsAggregate];
