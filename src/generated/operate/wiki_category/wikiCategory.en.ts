// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "wiki_category.name": "Wiki category",
  "wiki_category.plural": "Wiki categories",
  "wiki_category.fields.id": "ID",
  "wiki_category.fields.name": "Name",
  "wiki_category.fields.detail_id": "Bot",
  "wiki_category.fields.sort": "Sort order",
  "wiki_category.help.sort": "Lower numbers come first. Leave empty to sort last.",
} satisfies WordTable;
