// Generated from resources/applist/device_bind.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "device_bind.name": "设备绑定记录",
  "device_bind.plural": "设备绑定记录",
  "device_bind.fields.id": "编号",
  "device_bind.fields.uid": "设备",
  "device_bind.fields.user_id": "用户",
  "device_bind.fields.app_id": "应用",
  "device_bind.fields.action": "操作",
  "device_bind.fields.ip": "IP 地址",
  "device_bind.fields.gmt_create": "时间",
  "enums.bind_action.1": "绑定",
  "enums.bind_action.2": "解绑",
  "enums.bind_action.3": "转移",
} satisfies WordTable;
