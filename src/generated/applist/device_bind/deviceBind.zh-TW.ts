// Generated from resources/applist/device_bind.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_bind.name": "裝置綁定記錄",
  "device_bind.plural": "裝置綁定記錄",
  "device_bind.fields.id": "編號",
  "device_bind.fields.uid": "裝置",
  "device_bind.fields.user_id": "使用者",
  "device_bind.fields.app_id": "應用程式",
  "device_bind.fields.action": "操作",
  "device_bind.fields.ip": "IP 位址",
  "device_bind.fields.gmt_create": "時間",
  "enums.bind_action.1": "綁定",
  "enums.bind_action.2": "解除綁定",
  "enums.bind_action.3": "轉移",
} satisfies WordTable;
