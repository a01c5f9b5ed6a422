// Generated from resources/lab/size.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const size = defineResource({
  table: "size",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
  },
  calls: { list: "fields", add: "fields", del: "fields" },
});
