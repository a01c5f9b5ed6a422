// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const menu = {
  name: "menu",
  section: "system",
  path: "/system/menu",
  key: "menu_id",
  title: "menu_name",
  titles: { "zh-CN": "menu_cn_name", "zh-TW": "menu_cn_name" },
  parent: "menu_parent_id",
  access: {
    list: "system.menu",
    get: "system.menu",
    add: "#platform",
    set: "#platform",
    del: "#platform",
    held: "#platform",
    export: "system.menu",
  },
  extensions: ["held"],
  further: ["type", "icon", "sort"],
  facts: ["menu_cn_name", "menu_key", "type", "sort"],
  own: ["menu_key", "type"],
  words: wordsIn(() => import("./menu.words")),
  calls: () => import("./menu.calls").then((m) => m.menuCalls),
  schema: () => import("./menu.schema").then((m) => ({ row: m.menuRow })),
  views: {
    list: () => import("./MenuList").then((m) => ({ default: m.MenuList })),
    show: () => import("./MenuShow").then((m) => ({ default: m.MenuShow })),
    create: () => import("./MenuCreate").then((m) => ({ default: m.MenuCreate })),
    edit: () => import("./MenuEdit").then((m) => ({ default: m.MenuEdit })),
  },
} satisfies ResourceProps;
