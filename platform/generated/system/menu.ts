// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { MenuType } from "../../../shared/generated/enums";

export const menu = defineResource({
  table: "menu",
  key: "menu_id",
  fields: {
    menu_id: "integer",
    menu_name: "text",
    menu_cn_name: "text",
    menu_key: "text",
    menu_parent_id: "integer",
    type: MenuType,
    icon: "text",
    sort: "integer",
    sub_menus: "json",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields", held: {} },
});
