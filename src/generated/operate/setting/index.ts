// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const setting = {
  name: "setting",
  section: "operate",
  path: "/operate/setmng",
  key: "id",
  title: "name",
  access: {
    list: "operate.setmng",
    get: "operate.setmng",
    add: "#top.operate.setmng",
    set: "#top.operate.setmng",
    del: "#top.operate.setmng",
    export: "operate.setmng",
  },
  facts: ["service", "zone", "sys", "remark"],
  telling: ["service", "name", "zone"],
  own: ["name", "service"],
  words: wordsIn(() => import("./setting.words")),
  calls: () => import("./setting.calls").then((m) => m.settingCalls),
  schema: () => import("./setting.schema").then((m) => ({ row: m.settingRow })),
  views: {
    list: () => import("./SettingList").then((m) => ({ default: m.SettingList })),
    show: () => import("./SettingShow").then((m) => ({ default: m.SettingShow })),
    create: () => import("./SettingCreate").then((m) => ({ default: m.SettingCreate })),
    edit: () => import("./SettingEdit").then((m) => ({ default: m.SettingEdit })),
  },
} satisfies ResourceProps;
