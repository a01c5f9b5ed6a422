// Generated from resources/operate/sysnotify_config.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "sysnotify_config.name": ["Notification rule", "通知规则", "通知規則"],
  "sysnotify_config.plural": ["Notification rules", "通知规则", "通知規則"],
  "sysnotify_config.fields.id": ["ID", "编号", "編號"],
  "sysnotify_config.fields.name": ["Name", "名称", "名稱"],
  "sysnotify_config.fields.type": ["Trigger", "通知类型", "通知類型"],
  "sysnotify_config.fields.state": ["State", "状态", "狀態"],
  "sysnotify_config.fields.time_range": ["Notification hours", "通知时段", "通知時段"],
  "sysnotify_config.help.time_range": ["For example 00:00-10:00", "格式如 00:00-10:00", "格式如 00:00-10:00"],
  "sysnotify_config.fields.interval": ["Minimum interval", "最小间隔", "最小間隔"],
  "sysnotify_config.help.interval": [
    "Minutes between two notifications of the same type",
    "同类通知的最小间隔分钟数",
    "同類通知的最小間隔分鐘數",
  ],
  "sysnotify_config.fields.gmt_update": ["Updated", "更新时间", "更新時間"],
} satisfies Translations;
