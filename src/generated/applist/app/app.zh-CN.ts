// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app.name": "应用",
  "app.plural": "应用",
  "app.fields.id": "应用 ID",
  "app.fields.name": "应用名称",
  "app.fields.type": "应用类型",
  "app.fields.comp_id": "所属公司",
  "app.fields.gmt_expire": "到期时间",
  "app.help.gmt_expire": "留空表示长期有效",
  "app.fields.package_name_ios": "iOS 包名",
  "app.fields.package_name_android": "Android 包名",
  "app.fields.app_key_ios": "iOS AppKey",
  "app.help.app_key_ios": "由平台生成",
  "app.fields.app_key_android": "Android AppKey",
  "app.help.app_key_android": "由平台生成",
  "app.fields.cloud_id": "云存储平台",
  "app.fields.gmt_create": "创建时间",
  "app.groups.basics": "基本信息",
  "app.groups.packages": "客户端与包名",
  "enums.app_type.1": "消费类应用",
  "enums.app_type.2": "行业类应用",
  "enums.app_type.3": "贴牌应用",
} satisfies WordTable;
