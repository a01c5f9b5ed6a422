// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "wiki.name": "Wiki article",
  "wiki.plural": "Wiki articles",
  "wiki.fields.id": "ID",
  "wiki.fields.title": "Title",
  "wiki.fields.category_id": "Category",
  "wiki.fields.content": "Text",
  "wiki.fields.sort": "Order",
  "wiki.fields.state": "State",
  "wiki.fields.gmt_create": "Created",
  "enums.publish_state.1": "Released",
  "enums.publish_state.2": "Delisted",
} satisfies WordTable;
