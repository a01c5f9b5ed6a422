// Generated from resources/applist/device_bind.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { BindAction } from "../../../shared/generated/enums";

export const deviceBind = defineResource({
  table: "device_bind",
  key: "id",
  fields: {
    id: "integer",
    uid: "text",
    user_id: "text",
    app_id: "integer",
    action: BindAction,
    ip: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields" },
});
