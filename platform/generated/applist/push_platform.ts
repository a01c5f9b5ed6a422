// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { AreaType, OpenState, PushPlatformType, PushVendor } from "../../../shared/generated/enums";

export const pushPlatform = defineResource({
  table: "push_platform",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    type: PushPlatformType,
    platform: PushVendor,
    area_type: AreaType,
    zone: "text",
    comp_id: "integer",
    state: OpenState,
    smtp_addr: "text",
    smtp_port: "integer",
    ssl: "integer",
    user_id: "text",
    password: "secret",
    app_id: "text",
    secret_id: "text",
    secret_key: "secret",
    key_id: "text",
    key_secret: "secret",
    sign_name: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
