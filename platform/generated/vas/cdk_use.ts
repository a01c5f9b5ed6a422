// Generated from resources/vas/cdk_use.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const cdkUse = defineResource({
  table: "cdk_use",
  key: "cdk",
  fields: {
    cdk: "text",
    batch_id: "integer",
    spec_id: "integer",
    uid: "text",
    user_id: "text",
    comp_id: "integer",
    gmt_use: "integer",
  },
  calls: { list: "fields" },
});
