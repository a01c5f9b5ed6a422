// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { CdkState } from "../enums";

export const cdk = defineResource({
  table: "cdk",
  fields: {
    cdk: "text",
    batch_id: "integer",
    spec_id: "integer",
    state: CdkState,
    uid: "text",
    user_id: "text",
    comp_id: "integer",
    gmt_use: "integer",
    gmt_expire: "integer",
  },
  calls: { list: "fields", import_add: ["cdk", "batch_id", "gmt_expire"], use: ["cdk", "uid", "request_id"] },
});
