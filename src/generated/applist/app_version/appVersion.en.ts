// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_version.name": "App version",
  "app_version.plural": "App versions",
  "app_version.fields.id": "ID",
  "app_version.fields.app_id": "App",
  "app_version.fields.name": "Name",
  "app_version.fields.ver": "Version",
  "app_version.fields.force": "Forced update",
  "app_version.help.force": "Older versions cannot be used until they are updated",
  "app_version.fields.state": "State",
  "app_version.fields.details": "Release notes",
  "app_version.fields.details.lang": "Language",
  "app_version.fields.details.title": "Title",
  "app_version.fields.details.content": "What's new",
  "app_version.fields.details.url": "Download URL",
  "app_version.fields.gmt_create": "Created",
  "acts.publish_state.2": "Delist",
  "acts.publish_state.1": "Release",
  "enums.publish_state.1": "Released",
  "enums.publish_state.2": "Delisted",
  "enums.language.en": "English",
  "enums.language.zh-CN": "Simplified Chinese",
  "enums.language.zh-TW": "Traditional Chinese",
} satisfies WordTable;
