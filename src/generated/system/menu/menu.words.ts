// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "menu.name": ["Menu", "菜单", "選單"],
  "menu.plural": ["Menus", "菜单", "選單"],
  "menu.fields.menu_id": ["Menu ID", "菜单 ID", "選單 ID"],
  "menu.fields.menu_name": ["English name", "英文名称", "英文名稱"],
  "menu.fields.menu_cn_name": ["Chinese name", "中文名称", "中文名稱"],
  "menu.fields.menu_key": ["Menu key", "菜单标识", "選單識別碼"],
  "menu.help.menu_key": [
    "Identifies the page or action, for example product.device.export",
    "对应页面或操作的标识，例如 product.device.export",
    "對應頁面或操作的識別碼，例如 product.device.export",
  ],
  "menu.fields.menu_parent_id": ["Parent menu", "上级菜单", "上級選單"],
  "menu.help.menu_parent_id": [
    "A last-level menu (an action) cannot have submenus",
    "末级菜单（操作）不能添加子菜单",
    "末級選單（操作）不能新增子選單",
  ],
  "menu.fields.type": ["Type", "类型", "類型"],
  "menu.fields.icon": ["Icon", "图标", "圖示"],
  "menu.help.icon": ["Name of an icon of the console", "控制台图标名称", "控制台圖示名稱"],
  "menu.fields.sort": ["Sort order", "排序", "排序"],
  "menu.help.sort": [
    "Lower numbers come first. Leave empty to sort last.",
    "数字越小越靠前，留空则排在最后",
    "數字越小越靠前，留空則排在最後",
  ],
} satisfies Translations;
