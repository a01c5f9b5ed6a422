// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "wiki_category.name": ["Wiki category", "知识库分类", "知識庫分類"],
  "wiki_category.plural": ["Wiki categories", "知识库分类", "知識庫分類"],
  "wiki_category.fields.id": ["ID", "编号", "編號"],
  "wiki_category.fields.name": ["Name", "分类名称", "分類名稱"],
  "wiki_category.fields.detail_id": ["Bot", "所属机器人", "所屬機器人"],
  "wiki_category.fields.sort": ["Sort order", "排序", "排序"],
  "wiki_category.help.sort": [
    "Lower numbers come first. Leave empty to sort last.",
    "数字越小越靠前，留空则排在最后",
    "數字越小越靠前，留空則排在最後",
  ],
} satisfies Translations;
