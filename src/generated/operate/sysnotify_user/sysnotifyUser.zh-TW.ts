// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "sysnotify_user.name": "通知收件者",
  "sysnotify_user.plural": "通知收件者",
  "sysnotify_user.fields.id": "編號",
  "sysnotify_user.fields.name": "姓名",
  "sysnotify_user.fields.type": "通知方式",
  "sysnotify_user.fields.link_id": "接收地址",
  "sysnotify_user.help.link_id": "電子郵件地址或手機號碼",
  "sysnotify_user.fields.link_param": "參數",
  "sysnotify_user.help.link_param": "以 JSON 物件傳給通知通道",
  "sysnotify_user.fields.state": "狀態",
  "sysnotify_user.fields.gmt_create": "建立時間",
  "acts.open_state.2": "停用",
  "acts.open_state.1": "啟用",
  "enums.notify_type.1": "郵件",
  "enums.notify_type.2": "簡訊",
  "enums.notify_type.3": "App 推播",
  "enums.notify_type.4": "語音電話",
  "enums.open_state.1": "啟用",
  "enums.open_state.2": "停用",
} satisfies WordTable;
