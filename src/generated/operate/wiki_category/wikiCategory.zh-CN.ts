// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "wiki_category.name": "知识库分类",
  "wiki_category.plural": "知识库分类",
  "wiki_category.fields.id": "编号",
  "wiki_category.fields.name": "分类名称",
  "wiki_category.fields.detail_id": "所属机器人",
  "wiki_category.fields.sort": "排序",
  "wiki_category.help.sort": "数字越小越靠前，留空则排在最后",
} satisfies WordTable;
