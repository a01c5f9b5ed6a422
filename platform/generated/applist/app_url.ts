// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { PublishState } from "../../../shared/generated/enums";

export const appUrl = defineResource({
  table: "app_url",
  key: "id",
  fields: {
    id: "integer",
    app_id: "integer",
    name: "text",
    state: PublishState,
    details: "json",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields" },
});
