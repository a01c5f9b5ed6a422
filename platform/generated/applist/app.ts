// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { AppType } from "../enums";

export const app = defineResource({
  table: "app",
  fields: {
    id: "integer",
    name: "text",
    type: AppType,
    comp_id: "integer",
    comp_name: "text",
    gmt_expire: "integer",
    package_name_ios: "text",
    package_name_android: "text",
    app_key_ios: "text",
    app_key_android: "text",
    cloud_id: "integer",
    gmt_create: "integer",
  },
  calls: {
    list: "fields",
    add: "fields",
    set: "fields",
    del: "fields",
    app_id: ["comp_id"],
    bind_cloud: ["app_id", "platform_id"],
  },
});
