// Generated from resources/applist/device_log.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_log.name": "裝置日誌",
  "device_log.plural": "裝置日誌",
  "device_log.fields.id": "編號",
  "device_log.fields.gmt_create": "時間",
  "device_log.fields.uid": "裝置",
  "device_log.fields.module": "模組",
  "device_log.fields.level": "級別",
  "device_log.fields.content": "日誌內容",
  "device_log.fields.ver": "韌體版本",
  "device_log.fields.comp_id": "所屬公司",
  "enums.log_module.1": "網路",
  "enums.log_module.2": "影像",
  "enums.log_module.3": "儲存",
  "enums.log_module.4": "警報",
  "enums.log_module.5": "升級",
  "enums.log_module.6": "電源",
  "enums.log_level.1": "除錯",
  "enums.log_level.2": "資訊",
  "enums.log_level.3": "警告",
  "enums.log_level.4": "錯誤",
} satisfies WordTable;
