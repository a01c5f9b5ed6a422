// Generated from resources/operate/sysnotify_config.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "sysnotify_config.name": "通知規則",
  "sysnotify_config.plural": "通知規則",
  "sysnotify_config.fields.id": "編號",
  "sysnotify_config.fields.name": "名稱",
  "sysnotify_config.fields.type": "通知類型",
  "sysnotify_config.fields.state": "狀態",
  "sysnotify_config.fields.time_range": "通知時段",
  "sysnotify_config.help.time_range": "格式如 00:00-10:00",
  "sysnotify_config.fields.interval": "最小間隔",
  "sysnotify_config.help.interval": "同類通知的最小間隔分鐘數",
  "sysnotify_config.fields.gmt_update": "更新時間",
  "enums.sysnotify_type.1": "伺服器告警",
  "enums.sysnotify_type.2": "憑證到期",
  "enums.sysnotify_type.3": "餘額不足",
  "enums.sysnotify_type.4": "排程工作失敗",
  "enums.sysnotify_type.5": "待審核事項",
  "enums.open_state.1": "啟用",
  "enums.open_state.2": "停用",
} satisfies WordTable;
