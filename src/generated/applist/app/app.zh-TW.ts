// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app.name": "應用",
  "app.plural": "應用",
  "app.fields.id": "應用 ID",
  "app.fields.name": "應用名稱",
  "app.fields.type": "應用類型",
  "app.fields.comp_id": "所屬公司",
  "app.fields.gmt_expire": "到期時間",
  "app.help.gmt_expire": "留空表示長期有效",
  "app.fields.package_name_ios": "iOS 包名",
  "app.fields.package_name_android": "Android 包名",
  "app.fields.app_key_ios": "iOS AppKey",
  "app.help.app_key_ios": "由平台生成",
  "app.fields.app_key_android": "Android AppKey",
  "app.help.app_key_android": "由平台生成",
  "app.fields.cloud_id": "雲端儲存平台",
  "app.fields.gmt_create": "建立時間",
  "app.groups.basics": "基本資訊",
  "app.groups.packages": "客戶端與包名",
  "enums.app_type.1": "消費類應用",
  "enums.app_type.2": "行業類應用",
  "enums.app_type.3": "貼牌應用",
} satisfies WordTable;
