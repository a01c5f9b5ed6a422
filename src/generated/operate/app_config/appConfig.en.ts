// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_config.name": "App settings",
  "app_config.plural": "App settings",
  "app_config.fields.id": "ID",
  "app_config.fields.app_id": "App",
  "app_config.fields.dev_oem_prefix": "Device OEM prefix",
  "app_config.help.dev_oem_prefix": "Only devices whose UID starts with one of these, separated by commas",
  "app_config.fields.dev_pri_dk": "Device private data key",
  "app_config.fields.dev_pub_dk": "Device public data key",
  "app_config.fields.user_pri_dk": "User private data key",
  "app_config.fields.dev_ver_num": "Minimum firmware version code",
  "app_config.help.dev_ver_num": "Older devices cannot be added",
  "app_config.fields.free_days": "Free cloud storage (days)",
  "app_config.help.free_days": "1 to 30 days, once per new device",
  "app_config.fields.gmt_update": "Updated",
} satisfies WordTable;
