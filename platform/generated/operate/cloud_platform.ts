// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { CloudMode, CloudVendor, OpenState, Sys } from "../../../shared/generated/enums";

export const cloudPlatform = defineResource({
  table: "cloud_platform",
  key: "id",
  fields: {
    id: "integer",
    platform_name: "text",
    platform_id: "text",
    type_id: CloudVendor,
    mode: CloudMode,
    zone: "text",
    comp_id: "integer",
    sys: Sys,
    state: OpenState,
    end_point: "text",
    platform_port: "integer",
    bucket: "text",
    store_path: "text",
    app_key: "text",
    app_secret: "secret",
    live: "integer",
    support_img: "integer",
    create_time: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
