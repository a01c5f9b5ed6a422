// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "notice.name": "社區通知",
  "notice.plural": "社區通知",
  "notice.fields.id": "編號",
  "notice.fields.title": "標題",
  "notice.fields.community_id": "社區",
  "notice.fields.type": "通知類型",
  "notice.fields.content": "通知內容",
  "notice.fields.state": "狀態",
  "notice.fields.gmt_create": "建立時間",
  "acts.article_state.2": "取消發布",
  "acts.article_state.1": "發布",
  "enums.notice_type.1": "公告",
  "enums.notice_type.2": "維修通知",
  "enums.notice_type.3": "繳費提醒",
  "enums.notice_type.4": "社區活動",
  "enums.article_state.1": "已發布",
  "enums.article_state.2": "未發布",
} satisfies WordTable;
