// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { NotifyType, OpenState } from "../../../shared/generated/enums";

export const sysnotifyUser = defineResource({
  table: "sysnotify_user",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    type: NotifyType,
    link_id: "text",
    link_param: "text",
    state: OpenState,
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
