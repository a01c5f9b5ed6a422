// Generated from resources/product/cdk.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { CdkState } from "../../../shared/generated/enums";

export const cdk = defineResource({
  table: "cdk",
  key: "cdk",
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
  calls: {
    list: "fields",
    import_add: {
      required: {
        cdk: "text",
        batch_id: "integer",
      },
      optional: {
        gmt_expire: "integer",
      },
    },
    use: {
      required: {
        cdk: "text",
      },
      optional: {
        uid: "text",
        request_id: "text",
      },
    },
  },
});
