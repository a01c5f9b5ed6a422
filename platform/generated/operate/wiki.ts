// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { ArticleState } from "../../../shared/generated/enums";

export const wiki = defineResource({
  table: "wiki",
  key: "id",
  fields: {
    id: "integer",
    title: "text",
    category_id: "integer",
    content: "text",
    sort: "integer",
    state: ArticleState,
    gmt_create: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
