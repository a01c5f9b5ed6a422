// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_detail.name": "應用程式用戶端",
  "app_detail.plural": "應用程式用戶端",
  "app_detail.fields.id": "編號",
  "app_detail.fields.app_id": "應用程式",
  "app_detail.fields.client_type": "用戶端類型",
  "app_detail.fields.app_packet": "應用程式套件名稱",
  "app_detail.fields.rela_id": "應用程式商店 ID",
  "app_detail.help.rela_id": "應用程式在應用程式商店中的 ID",
  "app_detail.fields.state": "狀態",
  "app_detail.fields.gmt_create": "建立時間",
  "acts.publish_state.2": "下架",
  "acts.publish_state.1": "發布",
  "enums.client_type.1": "iOS",
  "enums.client_type.2": "Android",
  "enums.client_type.3": "網頁端",
  "enums.client_type.4": "桌面端",
  "enums.publish_state.1": "已發布",
  "enums.publish_state.2": "已下架",
} satisfies WordTable;
