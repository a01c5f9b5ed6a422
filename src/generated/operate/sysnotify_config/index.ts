// Generated from resources/operate/sysnotify_config.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const sysnotifyConfig = {
  name: "sysnotify_config",
  section: "operate",
  path: "/operate/sysnotimng",
  key: "id",
  title: "name",
  access: {
    list: "operate.sysnotimng",
    get: "operate.sysnotimng",
    set: "#top.operate.sysnotimng",
    export: "operate.sysnotimng",
  },
  words: wordsIn(() => import("./sysnotifyConfig.words")),
  calls: () => import("./sysnotifyConfig.calls").then((m) => m.sysnotifyConfigCalls),
  schema: () => import("./sysnotifyConfig.schema").then((m) => ({ row: m.sysnotifyConfigRow })),
  views: {
    list: () => import("./SysnotifyConfigList").then((m) => ({ default: m.SysnotifyConfigList })),
    show: () => import("./SysnotifyConfigShow").then((m) => ({ default: m.SysnotifyConfigShow })),
    edit: () => import("./SysnotifyConfigEdit").then((m) => ({ default: m.SysnotifyConfigEdit })),
  },
} satisfies ResourceProps;
