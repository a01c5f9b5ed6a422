// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { CdkOrder } from "./cdkOrder.schema";

export const cdkOrderCalls = {
  list: legacy.list<CdkOrder>("/mall/cdk/order/get"),
  add: legacy.add<CdkOrder>("/mall/cdk/order/add", () => import("./cdkOrder.schema").then((m) => m.cdkOrderAdd)),
  set: legacy.set<CdkOrder>("/mall/cdk/order/set", () => import("./cdkOrder.schema").then((m) => m.cdkOrderSet)),
} satisfies Calls;
