// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const appConfig = {
  name: "app_config",
  section: "operate",
  path: "/operate/setmng/app_config",
  key: "id",
  title: "app_id",
  access: { list: "operate.setmng", get: "operate.setmng", set: "operate.setmng", export: "operate.setmng" },
  further: ["gmt_update"],
  personal: ["dev_pri_dk", "dev_pub_dk", "user_pri_dk"],
  through: "app_id",
  words: wordsIn(() => import("./appConfig.words")),
  calls: () => import("./appConfig.calls").then((m) => m.appConfigCalls),
  schema: () => import("./appConfig.schema").then((m) => ({ row: m.appConfigRow })),
  views: {
    list: () => import("./AppConfigList").then((m) => ({ default: m.AppConfigList })),
    show: () => import("./AppConfigShow").then((m) => ({ default: m.AppConfigShow })),
    edit: () => import("./AppConfigEdit").then((m) => ({ default: m.AppConfigEdit })),
  },
} satisfies ResourceProps;
