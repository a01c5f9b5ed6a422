// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "notice.name": "小区通知",
  "notice.plural": "小区通知",
  "notice.fields.id": "编号",
  "notice.fields.title": "标题",
  "notice.fields.community_id": "小区",
  "notice.fields.type": "通知类型",
  "notice.fields.content": "通知内容",
  "notice.fields.state": "状态",
  "notice.fields.gmt_create": "创建时间",
  "acts.article_state.2": "取消发布",
  "acts.article_state.1": "发布",
  "enums.notice_type.1": "公告",
  "enums.notice_type.2": "维修通知",
  "enums.notice_type.3": "缴费提醒",
  "enums.notice_type.4": "社区活动",
  "enums.article_state.1": "已发布",
  "enums.article_state.2": "未发布",
} satisfies WordTable;
