// Generated from resources/vas/order.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, legacy } from "pilothouse/wire";
import type { Order } from "./order.schema";

export const orderCalls = {
  list: bearer.list<Order>("/v2/mall/admin/order/list", { key: "order_id" }),
  pay: legacy.call<{
    readonly app_id: number;
    readonly user_id: string;
    readonly link_id: string;
    readonly uid: string;
    readonly spec_id: number;
    readonly buy_num: number;
    readonly count: number;
    readonly pay_type: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
    readonly fee_type: "rmb" | "usd" | "inr" | "jpy";
    readonly price: string;
    readonly request_id: string;
  }>(
    "pay",
    "/pay/order/add",
    {
      app_id: "integer",
      user_id: "text",
      link_id: "text",
      uid: "text",
      spec_id: "integer",
      buy_num: "integer",
      count: "integer",
      pay_type: "integer",
      fee_type: "text",
      price: "text",
      request_id: "text",
    },
    { key: "order_id" },
  ),
  collect: bearer.call<{ readonly order_id: string; readonly pay_url: string }>(
    "collect",
    "/v2/mall/admin/order/pay",
    { order_id: "text", pay_url: "text" },
    { key: "order_id" },
  ),
  cancel: bearer.call<{ readonly order_id: string }>(
    "cancel",
    "/v2/mall/admin/order/cancel",
    { order_id: "text" },
    { key: "order_id" },
  ),
  deliver: bearer.call<{ readonly order_id: string; readonly uid: string }>(
    "deliver",
    "/v2/mall/admin/order/deliver",
    { order_id: "text", uid: "text" },
    { key: "order_id" },
  ),
  refund: bearer.call<{ readonly order_id: string; readonly refund_reason: string }>(
    "refund",
    "/v2/mall/admin/order/refund/add",
    { order_id: "text", refund_reason: "text" },
    { key: "order_id" },
  ),
} satisfies Calls;
