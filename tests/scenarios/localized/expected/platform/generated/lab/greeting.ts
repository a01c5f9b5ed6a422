// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const greeting = defineResource({
  table: "greeting",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    details: "json",
  },
  calls: { list: "fields", add: "fields", set: "fields" },
});
