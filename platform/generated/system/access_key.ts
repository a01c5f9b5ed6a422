// Generated from resources/system/access_key.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { OpenState } from "../../../shared/generated/enums";

export const accessKey = defineResource({
  table: "access_key",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    prefix: "text",
    account_id: "integer",
    menu_ids: "json",
    minute_limit: "integer",
    state: OpenState,
    gmt_end: "integer",
    gmt_used: "integer",
    used_ip: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", get: "fields", add: "fields", set: "fields", del: "fields" },
});
