// Generated from resources/upkeep/maintenance_order.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Stage, Urgency } from "../enums";

export const maintenanceOrder = defineResource({
  table: "maintenance_order",
  fields: {
    order_no: "integer",
    machine: "integer",
    fault: "text",
    urgency: Urgency,
    stage: Stage,
    seen_by: "integer",
    entrusted_to: "integer",
    called_in: "integer",
    wanted_by: "integer",
    awaited: "text",
    findings: "text",
    labour_hours: "real",
    parts_used: "json",
    finished_at: "integer",
    reported_at: "integer",
  },
  calls: {
    list: "fields",
    get: "fields",
    add: "fields",
    set: "fields",
    dispatch: ["order_no", "stage", "entrusted_to", "wanted_by"],
    begin: ["order_no", "stage"],
    hold: ["order_no", "stage", "awaited"],
    finish: ["order_no", "findings", "labour_hours"],
    accept: ["order_no", "stage"],
    drop: ["order_no", "stage"],
  },
});
