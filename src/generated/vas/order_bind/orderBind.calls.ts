// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, choice, legacy } from "pilothouse/wire";
import type { orderType } from "../../enums";
import type { OrderBind } from "./orderBind.schema";

export const orderBindCalls = {
  list: legacy.list<OrderBind>("/mall/order/bind/query"),
  add: legacy.add<OrderBind>("/mall/order/bind/add", () => import("./orderBind.schema").then((m) => m.orderBindAdd)),
  set: legacy.set<OrderBind>("/mall/order/bind/set", () => import("./orderBind.schema").then((m) => m.orderBindSet)),
  export_add: legacy.call("export_add", "/mall/order/bind/export/add", {
    comp_id: "integer",
    type: choice<typeof orderType>("integer"),
  }),
  export_get: legacy.call("export_get", "/mall/order/bind/export/get"),
  import_add: legacy.call("import_add", "/mall/order/bind/import/add", { order_id: "text", comp_id: "integer" }),
} satisfies Calls;
