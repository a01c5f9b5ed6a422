// Generated from resources/applist/app_resource.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { PublishState } from "../../../shared/generated/enums";

export const appResource = defineResource({
  table: "app_resource",
  key: "id",
  fields: {
    id: "integer",
    master_id: "integer",
    key: "text",
    state: PublishState,
    urls: "json",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields" },
});
