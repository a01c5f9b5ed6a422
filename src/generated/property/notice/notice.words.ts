// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "notice.name": ["Community notice", "小区通知", "社區通知"],
  "notice.plural": ["Community notices", "小区通知", "社區通知"],
  "notice.fields.id": ["ID", "编号", "編號"],
  "notice.fields.title": ["Title", "标题", "標題"],
  "notice.fields.community_id": ["Community", "小区", "社區"],
  "notice.fields.type": ["Type", "通知类型", "通知類型"],
  "notice.fields.content": ["Content", "通知内容", "通知內容"],
  "notice.fields.state": ["State", "状态", "狀態"],
  "notice.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
