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
  "enums.service_name.account": "Account service",
  "enums.service_name.ota": "OTA service",
  "enums.service_name.device": "Device service",
  "enums.service_name.mall": "Mall service",
  "enums.service_name.oss": "Cloud storage service",
  "enums.service_name.push": "Push service",
  "enums.service_name.registry": "Registry",
  "enums.service_name.admin": "Admin service",
  "enums.service_name.gateway": "Gateway",
  "enums.service_name.monitor": "Monitor",
  "enums.service_name.log": "Log service",
  "enums.service_name.production": "Production service",
  "enums.log_level.1": "Debug",
  "enums.log_level.2": "Info",
  "enums.log_level.3": "Warning",
  "enums.log_level.4": "Error",
} satisfies WordTable;
