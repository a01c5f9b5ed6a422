// Generated from resources/system/srv_system.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { DeployState, Sys } from "../../../shared/generated/enums";

export const srvSystem = defineResource({
  table: "srv_system",
  key: "id",
  fields: {
    id: "integer",
    sys: Sys,
    name: "text",
    domain: "text",
    state: DeployState,
    remark: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
