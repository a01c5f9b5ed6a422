// Generated from resources/product/wake.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { WakeState } from "../../../shared/generated/enums";

export const wake = defineResource({
  table: "wake",
  key: "uid",
  fields: {
    uid: "text",
    state: WakeState,
    pk: "text",
    comp_id: "integer",
    battery: "integer",
    srv: "text",
    count: "integer",
    gmt_wake: "integer",
  },
  calls: {
    list: "fields",
    wake: {
      required: {
        uid: "text",
      },
    },
  },
});
