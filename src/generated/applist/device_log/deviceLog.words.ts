// Generated from resources/applist/device_log.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "device_log.name": ["Device log", "设备日志", "裝置日誌"],
  "device_log.plural": ["Device logs", "设备日志", "裝置日誌"],
  "device_log.fields.id": ["ID", "编号", "編號"],
  "device_log.fields.gmt_create": ["Time", "时间", "時間"],
  "device_log.fields.uid": ["Device", "设备", "裝置"],
  "device_log.fields.module": ["Module", "模块", "模組"],
  "device_log.fields.level": ["Level", "级别", "級別"],
  "device_log.fields.content": ["Content", "日志内容", "日誌內容"],
  "device_log.fields.ver": ["Firmware version", "固件版本", "韌體版本"],
  "device_log.fields.comp_id": ["Company", "所属公司", "所屬公司"],
} satisfies Translations;
