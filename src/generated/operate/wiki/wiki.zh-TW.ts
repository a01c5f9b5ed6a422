// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "wiki.name": "知識庫文章",
  "wiki.plural": "知識庫文章",
  "wiki.fields.id": "編號",
  "wiki.fields.title": "標題",
  "wiki.fields.category_id": "分類",
  "wiki.fields.content": "正文",
  "wiki.fields.sort": "排序",
  "wiki.fields.state": "狀態",
  "wiki.fields.gmt_create": "建立時間",
  "acts.article_state.2": "取消發布",
  "acts.article_state.1": "發布",
  "enums.article_state.1": "已發布",
  "enums.article_state.2": "未發布",
} satisfies WordTable;
