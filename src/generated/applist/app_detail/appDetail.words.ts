// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "app_detail.name": ["App client", "应用客户端", "應用程式用戶端"],
  "app_detail.plural": ["App clients", "应用客户端", "應用程式用戶端"],
  "app_detail.fields.id": ["ID", "编号", "編號"],
  "app_detail.fields.app_id": ["App", "应用", "應用程式"],
  "app_detail.fields.client_type": ["Client", "客户端类型", "用戶端類型"],
  "app_detail.fields.app_packet": ["Package name", "应用包名", "應用程式套件名稱"],
  "app_detail.fields.rela_id": ["Store ID", "应用市场 ID", "應用程式商店 ID"],
  "app_detail.help.rela_id": ["ID of the app in its store", "应用在应用市场中的 ID", "應用程式在應用程式商店中的 ID"],
  "app_detail.fields.state": ["State", "状态", "狀態"],
  "app_detail.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
