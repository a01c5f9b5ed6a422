// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const cdkOrder = defineResource({
  table: "cdk_order",
  key: "id",
  fields: {
    id: "integer",
    batch_id: "text",
    spec_id: "integer",
    number: "integer",
    pending: "integer",
    used: "integer",
    public: "integer",
    use_zone: "text",
    gmt_expire: "integer",
    comp_id: "integer",
    remark: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields" },
});
