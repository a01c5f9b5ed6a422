// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_detail.name": "App client",
  "app_detail.plural": "App clients",
  "app_detail.fields.id": "ID",
  "app_detail.fields.app_id": "App",
  "app_detail.fields.client_type": "Client",
  "app_detail.fields.app_packet": "Package name",
  "app_detail.fields.rela_id": "Store ID",
  "app_detail.help.rela_id": "ID of the app in its store",
  "app_detail.fields.state": "State",
  "app_detail.fields.gmt_create": "Created",
  "acts.publish_state.2": "Delist",
  "acts.publish_state.1": "Release",
  "enums.client_type.1": "iOS",
  "enums.client_type.2": "Android",
  "enums.client_type.3": "Web",
  "enums.client_type.4": "Desktop",
  "enums.publish_state.1": "Released",
  "enums.publish_state.2": "Delisted",
} satisfies WordTable;
