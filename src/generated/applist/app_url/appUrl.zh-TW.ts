// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_url.name": "下載網址",
  "app_url.plural": "下載網址",
  "app_url.fields.id": "編號",
  "app_url.fields.app_id": "應用程式",
  "app_url.fields.name": "名稱",
  "app_url.fields.state": "狀態",
  "app_url.fields.details": "各語言網址",
  "app_url.fields.details.lang": "語言",
  "app_url.fields.details.title": "標題",
  "app_url.fields.details.url": "網址",
  "app_url.help.details.url": "將以 QR Code 顯示",
  "app_url.fields.gmt_create": "建立時間",
  "acts.publish_state.2": "下架",
  "acts.publish_state.1": "發布",
  "enums.publish_state.1": "已發布",
  "enums.publish_state.2": "已下架",
  "enums.language.en": "英語",
  "enums.language.zh-CN": "簡體中文",
  "enums.language.zh-TW": "繁體中文",
} satisfies WordTable;
