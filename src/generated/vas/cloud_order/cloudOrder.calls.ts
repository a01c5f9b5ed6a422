// Generated from resources/vas/cloud_order.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { CloudOrder } from "./cloudOrder.schema";

export const cloudOrderCalls = {
  list: legacy.list<CloudOrder>("/mall/oss/order/query", { key: "order_id" }),
} satisfies Calls;
