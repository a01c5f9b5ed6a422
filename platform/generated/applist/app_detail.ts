// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { ClientType, PublishState } from "../../../shared/generated/enums";

export const appDetail = defineResource({
  table: "app_detail",
  key: "id",
  fields: {
    id: "integer",
    app_id: "integer",
    client_type: ClientType,
    app_packet: "text",
    rela_id: "text",
    state: PublishState,
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields" },
});
