// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "wiki.name": ["Wiki article", "知识库文章", "知識庫文章"],
  "wiki.plural": ["Wiki articles", "知识库文章", "知識庫文章"],
  "wiki.fields.id": ["ID", "编号", "編號"],
  "wiki.fields.title": ["Title", "标题", "標題"],
  "wiki.fields.category_id": ["Category", "分类", "分類"],
  "wiki.fields.content": ["Body", "正文", "正文"],
  "wiki.fields.sort": ["Sort order", "排序", "排序"],
  "wiki.fields.state": ["State", "状态", "狀態"],
  "wiki.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
