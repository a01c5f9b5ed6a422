// Generated from resources/operate/setting_template.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { ServiceName } from "../../../shared/generated/enums";

export const settingTemplate = defineResource({
  table: "setting_template",
  key: "service",
  fields: {
    service: ServiceName,
    content: "text",
    remark: "text",
    gmt_update: "integer",
  },
  calls: { list: "fields", get: "fields", set: "fields" },
});
