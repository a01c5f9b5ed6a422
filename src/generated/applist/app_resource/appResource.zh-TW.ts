// Generated from resources/applist/app_resource.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_resource.name": "應用圖片資源",
  "app_resource.plural": "應用圖片資源",
  "app_resource.fields.id": "編號",
  "app_resource.fields.master_id": "應用",
  "app_resource.fields.key": "資源標識",
  "app_resource.help.key": "圖片在應用中的展示位置",
  "app_resource.fields.state": "狀態",
  "app_resource.fields.urls": "圖片",
  "app_resource.fields.urls.lang": "語言",
  "app_resource.fields.urls.type": "圖片類型",
  "app_resource.fields.urls.url": "圖片",
  "app_resource.fields.urls.param": "參數",
  "app_resource.help.urls.param": "點選圖片後開啟的內容",
  "app_resource.fields.gmt_create": "建立時間",
  "enums.publish_state.1": "已發布",
  "enums.publish_state.2": "已下架",
  "enums.language.en": "英語",
  "enums.language.zh-CN": "簡體中文",
  "enums.language.zh-TW": "繁體中文",
  "enums.image_type.1": "啟動頁",
  "enums.image_type.2": "輪播圖",
  "enums.image_type.3": "彈窗",
  "enums.image_type.4": "套餐圖",
} satisfies WordTable;
