// Generated from resources/operate/setting_template.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "setting_template.name": "Settings template",
  "setting_template.plural": "Settings templates",
  "setting_template.fields.service": "Service",
  "setting_template.fields.content": "Template",
  "setting_template.help.content": "Settings a new server of this service starts with",
  "setting_template.fields.remark": "Remark",
  "setting_template.fields.gmt_update": "Updated",
  "enums.service_name.account": "Account",
  "enums.service_name.ota": "OTA",
  "enums.service_name.device": "Device",
  "enums.service_name.mall": "Mall",
  "enums.service_name.oss": "Cloud storage",
  "enums.service_name.push": "Push",
  "enums.service_name.registry": "Registry",
  "enums.service_name.admin": "Admin",
  "enums.service_name.gateway": "Gateway",
  "enums.service_name.monitor": "Monitor",
  "enums.service_name.log": "Log",
  "enums.service_name.production": "Production",
} satisfies WordTable;
