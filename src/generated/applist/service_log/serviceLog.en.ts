// Generated from resources/applist/service_log.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "service_log.name": "Service log",
  "service_log.fields.id": "ID",
  "service_log.fields.gmt_create": "When",
  "service_log.fields.service": "Service",
  "service_log.fields.level": "Level",
  "service_log.fields.srv": "Server",
  "service_log.fields.content": "Content",
  "service_log.fields.trace_id": "Trace",
  "enums.service_name.account": "Account",
  "enums.service_name.ota": "OTA",
  "enums.service_name.device": "Device",
  "enums.service_name.mall": "Mall",
  "enums.service_name.oss": "Cloud storage",
  "enums.service_name.push": "Push",
  "enums.service_name.registry": "Registry",
  "enums.service_name.admin": "Admin",
  "enums.service_name.gateway": "Gateway",
  "enums.service_name.monitor": "Monitor",
  "enums.service_name.log": "Log",
  "enums.service_name.production": "Production",
  "enums.log_level.1": "Debug",
  "enums.log_level.2": "Info",
  "enums.log_level.3": "Warning",
  "enums.log_level.4": "Error",
} satisfies WordTable;
