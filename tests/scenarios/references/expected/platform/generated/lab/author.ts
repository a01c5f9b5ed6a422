// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const author = defineResource({
  table: "author",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
  },
  calls: { list: "fields", add: "fields", set: "fields" },
});
