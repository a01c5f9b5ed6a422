// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { PublishState } from "../enums";

export const crate = defineResource({
  table: "crate",
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
    export_add: ["state"],
    export_list: [],
    import_add: ["code", "state", "price", "sealed"],
    import_get: [],
  },
});
