// Generated from resources/operate/sysnotify_config.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { OpenState, SysnotifyType } from "../../../shared/generated/enums";

export const sysnotifyConfig = defineResource({
  table: "sysnotify_config",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    type: SysnotifyType,
    state: OpenState,
    time_range: "text",
    interval: "integer",
    gmt_update: "integer",
  },
  calls: { list: "fields", set: "fields" },
});
