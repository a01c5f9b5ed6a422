// Generated from resources/user/pay_order.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { PayOrder } from "./payOrder.schema";

export const payOrderCalls = {
  list: bearer.list<PayOrder>("/v2/mall/comp/payorder/list", { key: "pay_order_id" }),
  cancel: bearer.call("cancel", "/v2/mall/comp/payorder/cancel", { pay_order_id: "text" }, { key: "pay_order_id" }),
} satisfies Calls;
