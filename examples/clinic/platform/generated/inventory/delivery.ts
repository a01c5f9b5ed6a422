// Generated from resources/inventory/delivery.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const delivery = defineResource({
  table: null,
  key: "register",
  fields: {
    register: "text",
  },
  calls: {
    deliver: {
      required: {
        register: "text",
      },
    },
  },
});
