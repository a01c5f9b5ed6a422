// Generated from resources/applist/app_device.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const appDevice = defineResource({
  table: "app_device",
  key: "id",
  fields: {
    id: "integer",
    uid: "text",
    name: "text",
    user_id: "text",
    app_id: "integer",
    pk: "text",
    shares: "integer",
    comp_id: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields", del: "fields" },
});
