// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "menu.name": "Menu",
  "menu.plural": "Menus",
  "menu.fields.menu_id": "Menu ID",
  "menu.fields.menu_name": "English name",
  "menu.fields.menu_cn_name": "Chinese name",
  "menu.fields.menu_key": "Menu key",
  "menu.help.menu_key": "Identifies the page or action, for example product.device.export",
  "menu.fields.menu_parent_id": "Parent menu",
  "menu.help.menu_parent_id": "A last-level menu (an action) cannot have submenus",
  "menu.fields.type": "Type",
  "menu.fields.icon": "Icon",
  "menu.help.icon": "Name of an icon of the console",
  "menu.fields.sort": "Sort order",
  "menu.help.sort": "Lower numbers come first. Leave empty to sort last.",
  "enums.menu_type.section": "Section",
  "enums.menu_type.screen": "Page",
  "enums.menu_type.action": "Action",
} satisfies WordTable;
