// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app.name": "App",
  "app.plural": "Apps",
  "app.fields.id": "App ID",
  "app.fields.name": "Name",
  "app.fields.type": "App type",
  "app.fields.comp_id": "Company",
  "app.fields.gmt_expire": "Expires",
  "app.help.gmt_expire": "Empty for no limit",
  "app.fields.package_name_ios": "iOS bundle ID",
  "app.fields.package_name_android": "Android package name",
  "app.fields.app_key_ios": "iOS app key",
  "app.help.app_key_ios": "Issued by the platform",
  "app.fields.app_key_android": "Android app key",
  "app.help.app_key_android": "Issued by the platform",
  "app.fields.cloud_id": "Cloud storage platform",
  "app.fields.gmt_create": "Created",
  "app.groups.basics": "Basics",
  "app.groups.packages": "Clients and packages",
  "enums.app_type.1": "Consumer app",
  "enums.app_type.2": "Industry app",
  "enums.app_type.3": "White-label app",
} satisfies WordTable;
