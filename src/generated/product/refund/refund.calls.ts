// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Refund } from "./refund.schema";

export const refundCalls = {
  list: bearer.list<Refund>("/v2/mall/admin/order/refund/list"),
  set: bearer.set<Refund>("/v2/mall/admin/order/refund/set", () => import("./refund.schema").then((m) => m.refundSet)),
} satisfies Calls;
