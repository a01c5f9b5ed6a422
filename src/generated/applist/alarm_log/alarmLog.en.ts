// Generated from resources/applist/alarm_log.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "alarm_log.name": "Alarm",
  "alarm_log.plural": "Alarms",
  "alarm_log.fields.uid": "Device",
  "alarm_log.fields.type": "Alarm type",
  "alarm_log.fields.pushed": "Messages",
  "alarm_log.fields.id": "ID",
  "alarm_log.fields.img": "Snapshot",
  "alarm_log.fields.app_id": "App",
  "alarm_log.fields.comp_id": "Company",
  "alarm_log.fields.zone": "Zone",
  "alarm_log.fields.read": "Read",
  "alarm_log.fields.gmt_create": "Triggered",
  "alarm_log.actions.raise": "Raise a test alarm",
  "enums.alarm_type.1": "Motion detected",
  "enums.alarm_type.2": "Person detected",
  "enums.alarm_type.3": "Sound detected",
  "enums.alarm_type.4": "Area intrusion",
  "enums.alarm_type.5": "Low battery",
  "enums.alarm_type.6": "Doorbell pressed",
  "enums.alarm_type.7": "Tampering",
  "enums.alarm_type.57": "Crying detected",
} satisfies WordTable;
