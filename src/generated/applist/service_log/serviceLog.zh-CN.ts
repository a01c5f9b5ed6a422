// Generated from resources/applist/service_log.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "service_log.name": "服务日志",
  "service_log.fields.id": "编号",
  "service_log.fields.gmt_create": "时间",
  "service_log.fields.service": "服务",
  "service_log.fields.level": "级别",
  "service_log.fields.srv": "服务器",
  "service_log.fields.content": "日志内容",
  "service_log.fields.trace_id": "链路 ID",
  "enums.service_name.account": "账号服务",
  "enums.service_name.ota": "升级服务",
  "enums.service_name.device": "设备服务",
  "enums.service_name.mall": "商城服务",
  "enums.service_name.oss": "云存储服务",
  "enums.service_name.push": "推送服务",
  "enums.service_name.registry": "注册中心",
  "enums.service_name.admin": "管理服务",
  "enums.service_name.gateway": "网关服务",
  "enums.service_name.monitor": "监控服务",
  "enums.service_name.log": "日志服务",
  "enums.service_name.production": "产测服务",
  "enums.log_level.1": "调试",
  "enums.log_level.2": "信息",
  "enums.log_level.3": "警告",
  "enums.log_level.4": "错误",
} satisfies WordTable;
