// Generated from resources/operate/service_node.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { HealthState, ServiceName, ServiceState, Sys, WarningState } from "../../../shared/generated/enums";

export const serviceNode = defineResource({
  table: "service_node",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    service: ServiceName,
    ip: "text",
    sys: Sys,
    region: "text",
    zone: "text",
    health_state: HealthState,
    pub_state: ServiceState,
    warning_state: WarningState,
    gmt_update: "integer",
  },
  calls: { list: "fields", set: "fields", del: "fields" },
});
