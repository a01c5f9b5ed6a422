// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "wiki.name": "Wiki article",
  "wiki.plural": "Wiki articles",
  "wiki.fields.id": "ID",
  "wiki.fields.title": "Title",
  "wiki.fields.category_id": "Category",
  "wiki.fields.content": "Body",
  "wiki.fields.sort": "Sort order",
  "wiki.fields.state": "State",
  "wiki.fields.gmt_create": "Created",
  "acts.article_state.2": "Unpublish",
  "acts.article_state.1": "Publish",
  "enums.article_state.1": "Published",
  "enums.article_state.2": "Not published",
} satisfies WordTable;
