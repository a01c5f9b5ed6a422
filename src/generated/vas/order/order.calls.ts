// Generated from resources/vas/order.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, choice, legacy } from "pilothouse/wire";
import type { moneyType, payType } from "../../enums";
import type { Order } from "./order.schema";

export const orderCalls = {
  list: bearer.list<Order>("/v2/mall/admin/order/list", { key: "order_id" }),
  pay: legacy.call(
    "pay",
    "/pay/order/add",
    {
      spec_id: "integer",
      link_id: "text",
      buy_num: "integer",
      count: "integer",
      pay_type: choice<typeof payType>("integer"),
      fee_type: choice<typeof moneyType>("text"),
      app_id: "integer",
      user_id: "text",
      uid: "text",
      price: "text",
      request_id: "text",
    },
    { key: "order_id" },
  ),
  quote: bearer.call(
    "quote",
    "/v2/mall/admin/order/quote",
    {
      spec_id: "integer",
      app_id: "integer",
      user_id: "text",
      uid: "text",
      buy_num: "integer",
      count: "integer",
      pay_type: choice<typeof payType>("integer"),
      fee_type: choice<typeof moneyType>("text"),
    },
    { key: "order_id" },
  ),
  collect: bearer.call(
    "collect",
    "/v2/mall/admin/order/pay",
    { order_id: "text", price: "text", pay_url: "text" },
    { key: "order_id" },
  ),
  cancel: bearer.call("cancel", "/v2/mall/admin/order/cancel", { order_id: "text" }, { key: "order_id" }),
  deliver: bearer.call(
    "deliver",
    "/v2/mall/admin/order/deliver",
    { order_id: "text", uid: "text" },
    { key: "order_id" },
  ),
  refund: bearer.call(
    "refund",
    "/v2/mall/admin/order/refund/add",
    { order_id: "text", refund_reason: "text" },
    { key: "order_id" },
  ),
} satisfies Calls;
