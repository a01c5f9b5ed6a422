// Generated from resources/applist/alarm_log.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "alarm_log.name": "警報記錄",
  "alarm_log.plural": "警報記錄",
  "alarm_log.fields.uid": "裝置",
  "alarm_log.fields.type": "警報類型",
  "alarm_log.fields.pushed": "推播條數",
  "alarm_log.fields.id": "編號",
  "alarm_log.fields.img": "擷取畫面",
  "alarm_log.fields.app_id": "應用程式",
  "alarm_log.fields.comp_id": "所屬公司",
  "alarm_log.fields.zone": "區域",
  "alarm_log.fields.read": "已讀",
  "alarm_log.fields.gmt_create": "警報時間",
  "alarm_log.actions.raise": "觸發測試警報",
  "enums.alarm_type.1": "移動偵測",
  "enums.alarm_type.2": "人形偵測",
  "enums.alarm_type.3": "聲音偵測",
  "enums.alarm_type.4": "區域入侵",
  "enums.alarm_type.5": "低電量",
  "enums.alarm_type.6": "門鈴呼叫",
  "enums.alarm_type.7": "防拆警報",
  "enums.alarm_type.57": "哭聲偵測",
} satisfies WordTable;
