// Generated from resources/lab/shelf.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const shelf = defineResource({
  table: "shelf",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    firm_id: "integer",
  },
  calls: { list: "fields" },
});
