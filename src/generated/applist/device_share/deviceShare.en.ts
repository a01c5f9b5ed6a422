// Generated from resources/applist/device_share.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_share.name": "Device share",
  "device_share.plural": "Device shares",
  "device_share.fields.id": "ID",
  "device_share.fields.uid": "Device",
  "device_share.fields.user_id": "Device owner",
  "device_share.fields.share_user_id": "Shared with",
  "device_share.fields.permission": "Permission",
  "device_share.fields.gmt_expire": "Valid until",
  "device_share.help.gmt_expire": "Leave empty for no limit",
  "device_share.fields.gmt_create": "Shared",
  "device_share.actions.del": "Stop sharing",
  "device_share.follows.del": "The other user no longer sees the device.",
  "enums.share_permission.1": "Watch only",
  "enums.share_permission.2": "Watch and replay",
  "enums.share_permission.3": "Full control",
} satisfies WordTable;
