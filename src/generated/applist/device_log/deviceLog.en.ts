// Generated from resources/applist/device_log.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_log.name": "Device log",
  "device_log.plural": "Device logs",
  "device_log.fields.id": "ID",
  "device_log.fields.gmt_create": "Time",
  "device_log.fields.uid": "Device",
  "device_log.fields.module": "Module",
  "device_log.fields.level": "Level",
  "device_log.fields.content": "Content",
  "device_log.fields.ver": "Firmware version",
  "device_log.fields.comp_id": "Company",
  "enums.log_module.1": "Network",
  "enums.log_module.2": "Video",
  "enums.log_module.3": "Storage",
  "enums.log_module.4": "Alarm",
  "enums.log_module.5": "Upgrade",
  "enums.log_module.6": "Power",
  "enums.log_level.1": "Debug",
  "enums.log_level.2": "Info",
  "enums.log_level.3": "Warning",
  "enums.log_level.4": "Error",
} satisfies WordTable;
