// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { SharePermission } from "../../../shared/generated/enums";

export const deviceShare = defineResource({
  table: "device_share",
  key: "id",
  fields: {
    id: "integer",
    uid: "text",
    user_id: "text",
    share_user_id: "text",
    permission: SharePermission,
    gmt_expire: "integer",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", del: "fields" },
});
