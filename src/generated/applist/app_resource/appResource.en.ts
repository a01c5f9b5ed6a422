// Generated from resources/applist/app_resource.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_resource.name": "App picture",
  "app_resource.plural": "App pictures",
  "app_resource.fields.id": "ID",
  "app_resource.fields.master_id": "App",
  "app_resource.fields.key": "Resource key",
  "app_resource.help.key": "The place in the app where the picture is shown",
  "app_resource.fields.state": "State",
  "app_resource.fields.urls": "Pictures",
  "app_resource.fields.urls.lang": "Language",
  "app_resource.fields.urls.type": "Kind",
  "app_resource.fields.urls.url": "Picture",
  "app_resource.fields.urls.param": "Parameter",
  "app_resource.help.urls.param": "What is opened when it is tapped",
  "app_resource.fields.gmt_create": "Created",
  "enums.publish_state.1": "Released",
  "enums.publish_state.2": "Delisted",
  "enums.language.en": "English",
  "enums.language.zh-CN": "Simplified Chinese",
  "enums.language.zh-TW": "Traditional Chinese",
  "enums.image_type.1": "Start screen",
  "enums.image_type.2": "Banner",
  "enums.image_type.3": "Pop-up",
  "enums.image_type.4": "Package picture",
} satisfies WordTable;
