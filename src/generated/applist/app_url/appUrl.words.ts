// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "app_url.name": ["Download link", "下载地址", "下載網址"],
  "app_url.plural": ["Download links", "下载地址", "下載網址"],
  "app_url.fields.id": ["ID", "编号", "編號"],
  "app_url.fields.app_id": ["App", "应用", "應用程式"],
  "app_url.fields.name": ["Name", "名称", "名稱"],
  "app_url.fields.state": ["State", "状态", "狀態"],
  "app_url.fields.details": ["Links by language", "各语言地址", "各語言網址"],
  "app_url.fields.details.lang": ["Language", "语言", "語言"],
  "app_url.fields.details.title": ["Title", "标题", "標題"],
  "app_url.fields.details.url": ["URL", "网址", "網址"],
  "app_url.help.details.url": ["Shown as a QR code", "将以二维码展示", "將以 QR Code 顯示"],
  "app_url.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
