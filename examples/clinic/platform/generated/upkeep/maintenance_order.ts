// Generated from resources/upkeep/maintenance_order.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Stage, Urgency } from "../../../shared/generated/enums";

export const maintenanceOrder = defineResource({
  table: "maintenance_order",
  key: "order_no",
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
    dispatch: {
      required: {
        order_no: "integer",
        stage: Stage,
      },
      optional: {
        entrusted_to: "integer",
        wanted_by: "integer",
      },
    },
    begin: {
      required: {
        order_no: "integer",
        stage: Stage,
      },
    },
    hold: {
      required: {
        order_no: "integer",
        stage: Stage,
      },
      optional: {
        awaited: "text",
      },
    },
    finish: {
      required: {
        order_no: "integer",
      },
      optional: {
        findings: "text",
        labour_hours: "real",
      },
    },
    accept: {
      required: {
        order_no: "integer",
        stage: Stage,
      },
    },
    drop: {
      required: {
        order_no: "integer",
        stage: Stage,
      },
    },
  },
});
