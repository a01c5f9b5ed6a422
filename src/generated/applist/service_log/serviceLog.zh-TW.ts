// Generated from resources/applist/service_log.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "service_log.name": "服務日誌",
  "service_log.fields.id": "編號",
  "service_log.fields.gmt_create": "時間",
  "service_log.fields.service": "服務",
  "service_log.fields.level": "級別",
  "service_log.fields.srv": "伺服器",
  "service_log.fields.content": "日誌內容",
  "service_log.fields.trace_id": "鏈路 ID",
  "enums.service_name.account": "帳號服務",
  "enums.service_name.ota": "升級服務",
  "enums.service_name.device": "裝置服務",
  "enums.service_name.mall": "商城服務",
  "enums.service_name.oss": "雲端儲存服務",
  "enums.service_name.push": "推送服務",
  "enums.service_name.registry": "註冊中心",
  "enums.service_name.admin": "管理服務",
  "enums.service_name.gateway": "閘道器服務",
  "enums.service_name.monitor": "監控服務",
  "enums.service_name.log": "日誌服務",
  "enums.service_name.production": "產測服務",
  "enums.log_level.1": "除錯",
  "enums.log_level.2": "資訊",
  "enums.log_level.3": "警告",
  "enums.log_level.4": "錯誤",
} satisfies WordTable;
