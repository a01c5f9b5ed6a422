// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { CdkOrder } from "./cdkOrder.schema";

export const cdkOrderCalls = {
  list: legacy.list<CdkOrder>("/mall/cdk/order/get"),
  add: legacy.add<CdkOrder>("/mall/cdk/order/add", {
    spec_id: "integer",
    number: "integer",
    public: "boolean",
    use_zone: "text",
    gmt_expire: "integer",
    comp_id: "integer",
    remark: "text",
  }),
  set: legacy.set<CdkOrder>("/mall/cdk/order/set", {
    id: "integer",
    spec_id: "integer",
    public: "boolean",
    use_zone: "text",
    gmt_expire: "integer",
    comp_id: "integer",
    remark: "text",
  }),
} satisfies Calls;
