// Generated from resources/vas/order.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, legacy } from "../../../wire";
import type { Order } from "./order.schema";

export const orderCalls = {
  list: bearer.list<Order>("/v2/mall/admin/order/list", { paging: "page_index", key: "order_id" }),
  pay: legacy.call<{
    readonly spec_id: number;
    readonly price: string;
    readonly fee_type: "rmb" | "usd" | "inr" | "jpy";
    readonly buy_num: number;
    readonly pay_type: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
    readonly app_id: number;
    readonly user_id: string;
    readonly link_id: string;
  }>(
    "pay",
    "/pay/order/add",
    {
      spec_id: "integer",
      price: "text",
      fee_type: "text",
      buy_num: "integer",
      pay_type: "integer",
      app_id: "integer",
      user_id: "text",
      link_id: "text",
    },
    { apiVersion: "1.0.1", key: "order_id" },
  ),
  refund: bearer.call<{ readonly order_id: string; readonly refund_reason: string }>(
    "refund",
    "/v2/mall/admin/order/refund/add",
    { order_id: "text", refund_reason: "text" },
    { key: "order_id" },
  ),
} satisfies Calls;
