// Generated from resources/operate/sysnotify_config.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "sysnotify_config.name": "Notification rule",
  "sysnotify_config.plural": "Notification rules",
  "sysnotify_config.fields.id": "ID",
  "sysnotify_config.fields.name": "Name",
  "sysnotify_config.fields.type": "Trigger",
  "sysnotify_config.fields.state": "State",
  "sysnotify_config.fields.time_range": "Notification hours",
  "sysnotify_config.help.time_range": "For example 00:00-10:00",
  "sysnotify_config.fields.interval": "Minimum interval",
  "sysnotify_config.help.interval": "Minutes between two notifications of the same type",
  "sysnotify_config.fields.gmt_update": "Updated",
  "enums.sysnotify_type.1": "Server alert",
  "enums.sysnotify_type.2": "Certificate expiry",
  "enums.sysnotify_type.3": "Balance low",
  "enums.sysnotify_type.4": "Scheduled task failed",
  "enums.sysnotify_type.5": "Pending audit",
  "enums.open_state.1": "Enabled",
  "enums.open_state.2": "Disabled",
} satisfies WordTable;
