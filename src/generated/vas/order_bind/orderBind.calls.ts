// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { OrderBind } from "./orderBind.schema";

export const orderBindCalls = {
  list: legacy.list<OrderBind>("/mall/order/bind/query"),
  add: legacy.add<OrderBind>("/mall/order/bind/add", {
    order_id: "text",
    comp_id: "integer",
    type: "integer",
    remark: "text",
  }),
  set: legacy.set<OrderBind>("/mall/order/bind/set", {
    id: "integer",
    comp_id: "integer",
    type: "integer",
    remark: "text",
  }),
  export_add: legacy.call<{ readonly comp_id: number; readonly type: 1 | 2 | 3 | 4 }>(
    "export_add",
    "/mall/order/bind/export/add",
    { comp_id: "integer", type: "integer" },
  ),
  export_get: legacy.call("export_get", "/mall/order/bind/export/get", {}),
  import_add: legacy.call<{ readonly order_id: string; readonly comp_id: number }>(
    "import_add",
    "/mall/order/bind/import/add",
    { order_id: "text", comp_id: "integer" },
  ),
} satisfies Calls;
