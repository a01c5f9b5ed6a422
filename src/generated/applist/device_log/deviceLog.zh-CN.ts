// Generated from resources/applist/device_log.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_log.name": "设备日志",
  "device_log.plural": "设备日志",
  "device_log.fields.id": "编号",
  "device_log.fields.gmt_create": "时间",
  "device_log.fields.uid": "设备",
  "device_log.fields.module": "模块",
  "device_log.fields.level": "级别",
  "device_log.fields.content": "日志内容",
  "device_log.fields.ver": "固件版本",
  "device_log.fields.comp_id": "所属公司",
  "enums.log_module.1": "网络",
  "enums.log_module.2": "视频",
  "enums.log_module.3": "存储",
  "enums.log_module.4": "报警",
  "enums.log_module.5": "升级",
  "enums.log_module.6": "电源",
  "enums.log_level.1": "调试",
  "enums.log_level.2": "信息",
  "enums.log_level.3": "警告",
  "enums.log_level.4": "错误",
} satisfies WordTable;
