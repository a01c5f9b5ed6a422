// Generated from resources/lab/sale.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const sale = defineResource({
  table: "sale",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    buyer_id: "integer",
    seller_id: "integer",
  },
  calls: {
    list: "fields",
    cancel: {
      required: {
        id: "integer",
      },
    },
    send: {
      required: {
        id: "integer",
      },
    },
    track: {
      required: {
        id: "integer",
      },
    },
  },
});
