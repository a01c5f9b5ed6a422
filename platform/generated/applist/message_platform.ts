// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { ClientType, OpenType } from "../../../shared/generated/enums";

export const messagePlatform = defineResource({
  table: "message_platform",
  key: "id",
  fields: {
    id: "integer",
    app_id: "integer",
    client_type: ClientType,
    access_id: "text",
    access_key: "secret",
    secret_key: "secret",
    secret_file: "text",
    xm_ch_id: "text",
    oppo_ch_id: "text",
    open_type: OpenType,
    open_param: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
