// Generated from resources/upkeep/maintenance_order.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { MaintenanceOrder } from "./maintenanceOrder.schema";

export const maintenanceOrderCalls = {
  list: bearer.list<MaintenanceOrder>("/clinic/orders/find", { key: "order_no" }),
  get: bearer.get<MaintenanceOrder>("/clinic/orders/one", "order_no"),
  add: bearer.add<MaintenanceOrder>(
    "/clinic/orders/report",
    {
      machine: "integer",
      fault: "text",
      urgency: "integer",
      stage: "text",
      seen_by: "integer",
      entrusted_to: "integer",
      called_in: "integer",
      wanted_by: "integer",
      awaited: "text",
      findings: "text",
      labour_hours: "number",
      parts_used: "list",
    },
    { key: "order_no" },
  ),
  set: bearer.set<MaintenanceOrder>(
    "/clinic/orders/change",
    {
      order_no: "integer",
      fault: "text",
      urgency: "integer",
      stage: "text",
      seen_by: "integer",
      entrusted_to: "integer",
      called_in: "integer",
      wanted_by: "integer",
      awaited: "text",
      findings: "text",
      labour_hours: "number",
      parts_used: "list",
    },
    { key: "order_no" },
  ),
  dispatch: bearer.call<{
    readonly order_no: number;
    readonly stage: "reported" | "dispatched" | "working" | "waiting" | "finished" | "accepted" | "dropped";
    readonly entrusted_to: number;
    readonly wanted_by: number;
  }>(
    "dispatch",
    "/clinic/orders/dispatch",
    { order_no: "integer", stage: "text", entrusted_to: "integer", wanted_by: "integer" },
    { constants: { stage: "dispatched" }, key: "order_no" },
  ),
  begin: bearer.call<{
    readonly order_no: number;
    readonly stage: "reported" | "dispatched" | "working" | "waiting" | "finished" | "accepted" | "dropped";
  }>(
    "begin",
    "/clinic/orders/begin",
    { order_no: "integer", stage: "text" },
    { constants: { stage: "working" }, key: "order_no" },
  ),
  hold: bearer.call<{
    readonly order_no: number;
    readonly stage: "reported" | "dispatched" | "working" | "waiting" | "finished" | "accepted" | "dropped";
    readonly awaited: string;
  }>(
    "hold",
    "/clinic/orders/hold",
    { order_no: "integer", stage: "text", awaited: "text" },
    { constants: { stage: "waiting" }, key: "order_no" },
  ),
  finish: bearer.call<{ readonly order_no: number; readonly findings: string; readonly labour_hours: number }>(
    "finish",
    "/clinic/orders/finish",
    { order_no: "integer", findings: "text", labour_hours: "number" },
    { key: "order_no" },
  ),
  accept: bearer.call<{
    readonly order_no: number;
    readonly stage: "reported" | "dispatched" | "working" | "waiting" | "finished" | "accepted" | "dropped";
  }>(
    "accept",
    "/clinic/orders/accept",
    { order_no: "integer", stage: "text" },
    { constants: { stage: "accepted" }, key: "order_no" },
  ),
  drop: bearer.call<{
    readonly order_no: number;
    readonly stage: "reported" | "dispatched" | "working" | "waiting" | "finished" | "accepted" | "dropped";
  }>(
    "drop",
    "/clinic/orders/drop",
    { order_no: "integer", stage: "text" },
    { constants: { stage: "dropped" }, key: "order_no" },
  ),
} satisfies Calls;
