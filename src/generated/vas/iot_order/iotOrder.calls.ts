// Generated from resources/vas/iot_order.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { IotOrder } from "./iotOrder.schema";

export const iotOrderCalls = {
  list: bearer.list<IotOrder>("/v2/mall/uid/order/list", { key: "order_id" }),
} satisfies Calls;
