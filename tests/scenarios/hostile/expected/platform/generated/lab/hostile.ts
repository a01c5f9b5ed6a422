// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { Trap } from "../../../shared/generated/enums";

export const hostile = defineResource({
  table: "hostile",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    amount: "real",
    state: Trap,
  },
  calls: {
    list: "fields",
    add: "fields",
    set: "fields",
    run: {
      required: {
        id: "integer",
      },
    },
  },
});
