// Generated from resources/applist/service_log.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "service_log.name": ["Service log", "服务日志", "服務日誌"],
  "service_log.plural": ["Service logs", "服务日志", "服務日誌"],
  "service_log.fields.id": ["ID", "编号", "編號"],
  "service_log.fields.gmt_create": ["Time", "时间", "時間"],
  "service_log.fields.service": ["Service", "服务", "服務"],
  "service_log.fields.level": ["Level", "级别", "級別"],
  "service_log.fields.srv": ["Server", "服务器", "伺服器"],
  "service_log.fields.content": ["Content", "日志内容", "日誌內容"],
  "service_log.fields.comp_id": ["Company", "所属公司", "所屬公司"],
  "service_log.help.comp_id": [
    "The company whose request the line is about. Empty for the platform's own work.",
    "日志所涉请求的公司；平台自身的工作则为空",
    "日誌所涉請求的公司；平台自身的工作則為空",
  ],
  "service_log.fields.trace_id": ["Trace ID", "链路 ID", "鏈路 ID"],
} satisfies Translations;
