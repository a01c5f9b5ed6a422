// Generated from resources/applist/app_resource.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "app_resource.name": ["App image", "应用图片资源", "應用程式圖片資源"],
  "app_resource.plural": ["App images", "应用图片资源", "應用程式圖片資源"],
  "app_resource.fields.id": ["ID", "编号", "編號"],
  "app_resource.fields.master_id": ["App", "应用", "應用程式"],
  "app_resource.fields.key": ["Resource key", "资源标识", "資源識別碼"],
  "app_resource.help.key": [
    "Where in the app the image is shown",
    "图片在应用中的展示位置",
    "圖片在應用程式中的展示位置",
  ],
  "app_resource.fields.state": ["State", "状态", "狀態"],
  "app_resource.fields.urls": ["Images", "图片", "圖片"],
  "app_resource.fields.urls.lang": ["Language", "语言", "語言"],
  "app_resource.fields.urls.type": ["Image type", "图片类型", "圖片類型"],
  "app_resource.fields.urls.url": ["Image", "图片", "圖片"],
  "app_resource.fields.urls.param": ["Parameter", "参数", "參數"],
  "app_resource.help.urls.param": ["Opens when the image is tapped", "点击图片后打开的内容", "點選圖片後開啟的內容"],
  "app_resource.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
