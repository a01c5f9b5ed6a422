// Generated from resources/upkeep/maintenance_order.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer, choice } from "pilothouse/wire";
import type { stage } from "../../enums";
import type { MaintenanceOrder } from "./maintenanceOrder.schema";

export const maintenanceOrderCalls = {
  list: bearer.list<MaintenanceOrder>("/clinic/orders/find", { key: "order_no" }),
  get: bearer.get<MaintenanceOrder>("/clinic/orders/one", "order_no"),
  add: bearer.add<MaintenanceOrder>(
    "/clinic/orders/report",
    () => import("./maintenanceOrder.schema").then((m) => m.maintenanceOrderAdd),
    { key: "order_no" },
  ),
  set: bearer.set<MaintenanceOrder>(
    "/clinic/orders/change",
    () => import("./maintenanceOrder.schema").then((m) => m.maintenanceOrderSet),
    { key: "order_no" },
  ),
  dispatch: bearer.call(
    "dispatch",
    "/clinic/orders/dispatch",
    { order_no: "integer", stage: choice<typeof stage>("text"), entrusted_to: "integer", wanted_by: "integer" },
    { constants: { stage: "dispatched" }, key: "order_no" },
  ),
  begin: bearer.call(
    "begin",
    "/clinic/orders/begin",
    { order_no: "integer", stage: choice<typeof stage>("text") },
    { constants: { stage: "working" }, key: "order_no" },
  ),
  hold: bearer.call(
    "hold",
    "/clinic/orders/hold",
    { order_no: "integer", stage: choice<typeof stage>("text"), awaited: "text" },
    { constants: { stage: "waiting" }, key: "order_no" },
  ),
  finish: bearer.call(
    "finish",
    "/clinic/orders/finish",
    { order_no: "integer", findings: "text", labour_hours: "number" },
    { key: "order_no" },
  ),
  accept: bearer.call(
    "accept",
    "/clinic/orders/accept",
    { order_no: "integer", stage: choice<typeof stage>("text") },
    { constants: { stage: "accepted" }, key: "order_no" },
  ),
  drop: bearer.call(
    "drop",
    "/clinic/orders/drop",
    { order_no: "integer", stage: choice<typeof stage>("text") },
    { constants: { stage: "dropped" }, key: "order_no" },
  ),
} satisfies Calls;
