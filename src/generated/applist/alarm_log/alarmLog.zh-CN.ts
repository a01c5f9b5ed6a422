// Generated from resources/applist/alarm_log.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "alarm_log.name": "报警记录",
  "alarm_log.plural": "报警记录",
  "alarm_log.fields.uid": "设备",
  "alarm_log.fields.type": "报警类型",
  "alarm_log.fields.pushed": "推送条数",
  "alarm_log.fields.id": "编号",
  "alarm_log.fields.img": "抓图",
  "alarm_log.fields.app_id": "应用",
  "alarm_log.fields.comp_id": "所属公司",
  "alarm_log.fields.zone": "区域",
  "alarm_log.fields.read": "已读",
  "alarm_log.fields.gmt_create": "报警时间",
  "alarm_log.actions.raise": "触发测试报警",
  "enums.alarm_type.1": "移动侦测",
  "enums.alarm_type.2": "人形侦测",
  "enums.alarm_type.3": "声音侦测",
  "enums.alarm_type.4": "区域入侵",
  "enums.alarm_type.5": "低电量",
  "enums.alarm_type.6": "门铃呼叫",
  "enums.alarm_type.7": "防拆报警",
  "enums.alarm_type.57": "哭声侦测",
} satisfies WordTable;
