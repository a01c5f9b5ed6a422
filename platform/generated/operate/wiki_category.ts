// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const wikiCategory = defineResource({
  table: "wiki_category",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    detail_id: "integer",
    sort: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
