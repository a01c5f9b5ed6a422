// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { AppType, Language } from "../../../shared/generated/enums";

export const app = defineResource({
  table: "app",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    type: AppType,
    comp_id: "integer",
    comp_name: "text",
    gmt_expire: "integer",
    package_name_ios: "text",
    package_name_android: "text",
    app_key_ios: "text",
    app_key_android: "text",
    cloud_id: "integer",
    gmt_create: "integer",
  },
  calls: {
    list: "fields",
    add: "fields",
    set: "fields",
    del: "fields",
    app_id: {
      required: {
        comp_id: "integer",
      },
    },
    bind_cloud: {
      required: {
        app_id: "integer",
        platform_id: "integer",
      },
    },
    start: {
      required: {
        app_key: "secret",
        lang: Language,
      },
      optional: {
        ver: "text",
        area: "text",
      },
    },
    bootstrap: {
      required: {
        id: "integer",
        lang: Language,
      },
      optional: {
        ver: "text",
        area: "text",
      },
      answered: {
        zone: "text",
        host: "text",
        h5_host: "text",
        cdn_host: "text",
        services: "json",
        new_ver: "text",
        must_update: "integer",
        notes: "text",
        download: "text",
        pictures: "json",
        bot_name: "text",
        bot_hours: "text",
        bot_welcome: "text",
        free_days: "integer",
        dev_oem_prefix: "text",
        dev_ver_num: "integer",
      },
    },
  },
});
