// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_url.name": "Download link",
  "app_url.plural": "Download links",
  "app_url.fields.id": "ID",
  "app_url.fields.app_id": "App",
  "app_url.fields.name": "Name",
  "app_url.fields.state": "State",
  "app_url.fields.details": "Links by language",
  "app_url.fields.details.lang": "Language",
  "app_url.fields.details.title": "Title",
  "app_url.fields.details.url": "URL",
  "app_url.help.details.url": "Shown as a QR code",
  "app_url.fields.gmt_create": "Created",
  "acts.publish_state.2": "Delist",
  "acts.publish_state.1": "Release",
  "enums.publish_state.1": "Released",
  "enums.publish_state.2": "Delisted",
  "enums.language.en": "English",
  "enums.language.zh-CN": "Simplified Chinese",
  "enums.language.zh-TW": "Traditional Chinese",
} satisfies WordTable;
