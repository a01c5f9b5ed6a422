// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "msg_event.name": ["Event settings", "事件配置", "事件設定"],
  "msg_event.plural": ["Event settings", "事件配置", "事件設定"],
  "msg_event.fields.id": ["ID", "编号", "編號"],
  "msg_event.fields.name": ["Name", "事件名称", "事件名稱"],
  "msg_event.fields.app_id": ["App", "应用", "應用程式"],
  "msg_event.fields.type": ["Alarm type", "报警类型", "警報類型"],
  "msg_event.fields.notify_type": ["Channel", "通知方式", "通知方式"],
  "msg_event.fields.template_id": ["Template", "消息模板", "訊息範本"],
  "msg_event.fields.time_range": ["Notification hours", "推送时段", "推播時段"],
  "msg_event.help.time_range": ["For example 00:00-10:00", "格式如 00:00-10:00", "格式如 00:00-10:00"],
  "msg_event.fields.interval": ["Minimum interval", "最小间隔", "最小間隔"],
  "msg_event.help.interval": [
    "Seconds between two messages from the same device",
    "同一设备两条消息的最小间隔秒数",
    "同一裝置兩條訊息的最小間隔秒數",
  ],
  "msg_event.fields.delay": ["Delay", "延迟推送", "延遲推播"],
  "msg_event.fields.state": ["State", "状态", "狀態"],
  "msg_event.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
