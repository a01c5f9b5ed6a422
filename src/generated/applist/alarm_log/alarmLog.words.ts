// Generated from resources/applist/alarm_log.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "alarm_log.name": ["Alarm", "报警记录", "警報記錄"],
  "alarm_log.plural": ["Alarms", "报警记录", "警報記錄"],
  "alarm_log.fields.uid": ["Device", "设备", "裝置"],
  "alarm_log.fields.type": ["Alarm type", "报警类型", "警報類型"],
  "alarm_log.fields.pushed": ["Messages", "推送条数", "推播條數"],
  "alarm_log.fields.id": ["ID", "编号", "編號"],
  "alarm_log.fields.img": ["Snapshot", "抓图", "擷取畫面"],
  "alarm_log.fields.app_id": ["App", "应用", "應用程式"],
  "alarm_log.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "alarm_log.fields.zone": ["Zone", "区域", "區域"],
  "alarm_log.fields.read": ["Read", "已读", "已讀"],
  "alarm_log.fields.gmt_create": ["Triggered", "报警时间", "警報時間"],
  "alarm_log.actions.raise": ["Raise a test alarm", "触发测试报警", "觸發測試警報"],
} satisfies Translations;
