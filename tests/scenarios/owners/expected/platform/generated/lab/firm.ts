// Generated from resources/lab/firm.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const firm = defineResource({
  table: "firm",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
  },
  calls: { list: "fields" },
});
