// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "app_config.name": "App configuration",
  "app_config.plural": "App configurations",
  "app_config.fields.id": "ID",
  "app_config.fields.app_id": "App",
  "app_config.fields.dev_oem_prefix": "OEM prefix of devices",
  "app_config.help.dev_oem_prefix": "Only devices whose UID begins so, separated by commas",
  "app_config.fields.dev_pri_dk": "Private data key of devices",
  "app_config.fields.dev_pub_dk": "Public data key of devices",
  "app_config.fields.user_pri_dk": "Private data key of users",
  "app_config.fields.dev_ver_num": "Lowest firmware version code",
  "app_config.help.dev_ver_num": "Older devices cannot be added",
  "app_config.fields.free_days": "Free cloud storage (days)",
  "app_config.help.free_days": "1 to 30 days, given once to a new device",
  "app_config.fields.gmt_update": "Updated",
} satisfies WordTable;
