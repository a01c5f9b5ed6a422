// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { PublishState } from "../../../shared/generated/enums";

export const appVersion = defineResource({
  table: "app_version",
  key: "id",
  fields: {
    id: "integer",
    app_id: "integer",
    name: "text",
    ver: "text",
    force: "integer",
    state: PublishState,
    details: "json",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
