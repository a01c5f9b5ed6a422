// Generated from resources/operate/service_registry.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { HealthState, ServerStatus, ServerType } from "../../../shared/generated/enums";

export const serviceRegistry = defineResource({
  table: "service_registry",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    type: ServerType,
    addr: "text",
    zone: "text",
    weight: "integer",
    tags: "text",
    health_state: HealthState,
    state: ServerStatus,
    gmt_update: "integer",
  },
  calls: { list: "fields", set: "fields", del: "fields" },
});
