// Generated from resources/vas/live_order.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { LiveOrder } from "./liveOrder.schema";

export const liveOrderCalls = {
  list: legacy.list<LiveOrder>("/mall/live/order/query", { key: "order_id" }),
} satisfies Calls;
