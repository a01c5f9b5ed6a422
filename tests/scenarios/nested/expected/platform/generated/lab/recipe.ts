// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const recipe = defineResource({
  table: "recipe",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    attr: "text",
    steps: "json",
  },
  calls: { list: "fields", get: "fields", add: "fields", set: "fields" },
});
