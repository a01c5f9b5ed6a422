// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";

export const appConfig = defineResource({
  table: "app_config",
  key: "id",
  fields: {
    id: "integer",
    app_id: "integer",
    dev_oem_prefix: "text",
    dev_pri_dk: "encrypted",
    dev_pub_dk: "encrypted",
    user_pri_dk: "encrypted",
    dev_ver_num: "integer",
    free_days: "integer",
    gmt_update: "integer",
  },
  calls: { list: "fields", set: "fields" },
});
