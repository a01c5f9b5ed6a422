// Generated from resources/applist/device_bind.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "device_bind.name": ["Device binding", "设备绑定记录", "裝置綁定記錄"],
  "device_bind.plural": ["Device bindings", "设备绑定记录", "裝置綁定記錄"],
  "device_bind.fields.id": ["ID", "编号", "編號"],
  "device_bind.fields.uid": ["Device", "设备", "裝置"],
  "device_bind.fields.user_id": ["User", "用户", "使用者"],
  "device_bind.fields.app_id": ["App", "应用", "應用程式"],
  "device_bind.fields.action": ["Event", "操作", "操作"],
  "device_bind.fields.ip": ["IP address", "IP 地址", "IP 位址"],
  "device_bind.fields.gmt_create": ["Time", "时间", "時間"],
} satisfies Translations;
