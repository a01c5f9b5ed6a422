// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "menu.name": "菜单",
  "menu.plural": "菜单",
  "menu.fields.menu_id": "菜单 ID",
  "menu.fields.menu_name": "英文名称",
  "menu.fields.menu_cn_name": "中文名称",
  "menu.fields.menu_key": "菜单标识",
  "menu.help.menu_key": "对应页面或操作的标识，例如 product.device.export",
  "menu.fields.menu_parent_id": "上级菜单",
  "menu.help.menu_parent_id": "末级菜单（操作）不能添加子菜单",
  "menu.fields.type": "类型",
  "menu.fields.icon": "图标",
  "menu.help.icon": "控制台图标名称",
  "menu.fields.sort": "排序",
  "menu.help.sort": "数字越小越靠前，留空则排在最后",
  "enums.menu_type.section": "目录",
  "enums.menu_type.screen": "页面",
  "enums.menu_type.action": "操作",
} satisfies WordTable;
