// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "wiki.name": "知识库文章",
  "wiki.plural": "知识库文章",
  "wiki.fields.id": "编号",
  "wiki.fields.title": "标题",
  "wiki.fields.category_id": "分类",
  "wiki.fields.content": "正文",
  "wiki.fields.sort": "排序",
  "wiki.fields.state": "状态",
  "wiki.fields.gmt_create": "创建时间",
  "acts.article_state.2": "取消发布",
  "acts.article_state.1": "发布",
  "enums.article_state.1": "已发布",
  "enums.article_state.2": "未发布",
} satisfies WordTable;
