// Generated from resources/applist/alarm_push.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "alarm_push.name": ["Alarm push", "报警推送", "警報推播"],
  "alarm_push.plural": ["Alarm pushes", "报警推送", "警報推播"],
  "alarm_push.fields.id": ["ID", "编号", "編號"],
  "alarm_push.fields.uid": ["Device", "设备", "裝置"],
  "alarm_push.fields.type": ["Alarm type", "报警类型", "警報類型"],
  "alarm_push.fields.user_id": ["Recipient", "接收人", "收件者"],
  "alarm_push.fields.notify_type": ["Channel", "通知方式", "通知方式"],
  "alarm_push.fields.state": ["State", "发送状态", "傳送狀態"],
  "alarm_push.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "alarm_push.fields.gmt_send": ["Sent", "推送时间", "推播時間"],
  "alarm_push.fields.gmt_create": ["Triggered", "报警时间", "警報時間"],
} satisfies Translations;
