// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "app_version.name": ["App version", "应用版本", "應用程式版本"],
  "app_version.plural": ["App versions", "应用版本", "應用程式版本"],
  "app_version.fields.id": ["ID", "编号", "編號"],
  "app_version.fields.app_id": ["App", "应用", "應用程式"],
  "app_version.fields.name": ["Name", "版本名称", "版本名稱"],
  "app_version.fields.ver": ["Version", "版本", "版本"],
  "app_version.fields.force": ["Forced update", "强制更新", "強制更新"],
  "app_version.help.force": [
    "Older versions cannot be used until they are updated",
    "旧版本必须更新后才能使用",
    "舊版本必須更新後才能使用",
  ],
  "app_version.fields.state": ["State", "状态", "狀態"],
  "app_version.fields.details": ["Release notes", "更新说明", "更新說明"],
  "app_version.fields.details.lang": ["Language", "语言", "語言"],
  "app_version.fields.details.title": ["Title", "标题", "標題"],
  "app_version.fields.details.content": ["What's new", "更新内容", "更新內容"],
  "app_version.fields.details.url": ["Download URL", "下载地址", "下載網址"],
  "app_version.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
