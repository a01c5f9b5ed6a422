// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_version.name": "應用程式版本",
  "app_version.plural": "應用程式版本",
  "app_version.fields.id": "編號",
  "app_version.fields.app_id": "應用程式",
  "app_version.fields.name": "版本名稱",
  "app_version.fields.ver": "版本",
  "app_version.fields.force": "強制更新",
  "app_version.help.force": "舊版本必須更新後才能使用",
  "app_version.fields.state": "狀態",
  "app_version.fields.details": "更新說明",
  "app_version.fields.details.lang": "語言",
  "app_version.fields.details.title": "標題",
  "app_version.fields.details.content": "更新內容",
  "app_version.fields.details.url": "下載網址",
  "app_version.fields.gmt_create": "建立時間",
  "acts.publish_state.2": "下架",
  "acts.publish_state.1": "發布",
  "enums.publish_state.1": "已發布",
  "enums.publish_state.2": "已下架",
  "enums.language.en": "英語",
  "enums.language.zh-CN": "簡體中文",
  "enums.language.zh-TW": "繁體中文",
} satisfies WordTable;
