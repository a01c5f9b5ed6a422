// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { OrderType } from "../../../shared/generated/enums";

export const orderBind = defineResource({
  table: "order_bind",
  key: "id",
  fields: {
    id: "integer",
    order_id: "text",
    comp_id: "integer",
    type: OrderType,
    remark: "text",
    gmt_create: "integer",
  },
  calls: {
    list: "fields",
    add: "fields",
    set: "fields",
    export_add: {
      required: {
        comp_id: "integer",
      },
      optional: {
        type: OrderType,
      },
    },
    export_get: {},
    import_add: {
      required: {
        order_id: "text",
        comp_id: "integer",
      },
    },
  },
});
