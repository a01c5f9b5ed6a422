// Generated from resources/applist/device_bind.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_bind.name": "Device binding",
  "device_bind.plural": "Device bindings",
  "device_bind.fields.id": "ID",
  "device_bind.fields.uid": "Device",
  "device_bind.fields.user_id": "User",
  "device_bind.fields.app_id": "App",
  "device_bind.fields.action": "Event",
  "device_bind.fields.ip": "IP address",
  "device_bind.fields.gmt_create": "Time",
  "enums.bind_action.1": "Bound",
  "enums.bind_action.2": "Unbound",
  "enums.bind_action.3": "Transferred",
} satisfies WordTable;
