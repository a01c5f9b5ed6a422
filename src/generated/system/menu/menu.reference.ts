// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const menuReference = {
  resource: "menu",
  path: "/system/menu",
  key: "menu_id",
  title: "menu_name",
  access: { list: "system.menu", get: "system.menu" },
  titles: { "zh-CN": "menu_cn_name", "zh-TW": "menu_cn_name" },
  alike: true,
  parent: "menu_parent_id",
  order: "sort",
} satisfies Reference;
