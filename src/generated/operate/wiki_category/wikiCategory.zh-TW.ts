// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "wiki_category.name": "知識庫分類",
  "wiki_category.plural": "知識庫分類",
  "wiki_category.fields.id": "編號",
  "wiki_category.fields.name": "分類名稱",
  "wiki_category.fields.detail_id": "所屬機器人",
  "wiki_category.fields.sort": "排序",
  "wiki_category.help.sort": "數字越小越靠前，留空則排在最後",
} satisfies WordTable;
