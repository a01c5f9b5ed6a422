// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { PublishState } from "../../../shared/generated/enums";

export const crate = defineResource({
  table: "crate",
  key: "id",
  fields: {
    id: "integer",
    code: "text",
    state: PublishState,
    price: "cents",
    sealed: "integer",
    gmt_create: "integer",
  },
  calls: {
    list: "fields",
    export_add: {
      optional: {
        state: PublishState,
      },
    },
    export_list: {},
    import_add: {
      required: {
        code: "text",
      },
      optional: {
        state: PublishState,
        price: "cents",
        sealed: "integer",
      },
    },
    import_get: {},
  },
});
