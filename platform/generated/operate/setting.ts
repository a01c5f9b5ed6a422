// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { OpenState, ServiceName, Sys } from "../../../shared/generated/enums";

export const setting = defineResource({
  table: "setting",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    service: ServiceName,
    zone: "text",
    sys: Sys,
    content: "text",
    state: OpenState,
    remark: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
