// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "menu.name": "選單",
  "menu.plural": "選單",
  "menu.fields.menu_id": "選單 ID",
  "menu.fields.menu_name": "英文名稱",
  "menu.fields.menu_cn_name": "中文名稱",
  "menu.fields.menu_key": "選單識別碼",
  "menu.help.menu_key": "對應頁面或操作的識別碼，例如 product.device.export",
  "menu.fields.menu_parent_id": "上級選單",
  "menu.help.menu_parent_id": "末級選單（操作）不能新增子選單",
  "menu.fields.type": "類型",
  "menu.fields.icon": "圖示",
  "menu.help.icon": "控制台圖示名稱",
  "menu.fields.sort": "排序",
  "menu.help.sort": "數字越小越靠前，留空則排在最後",
  "enums.menu_type.section": "目錄",
  "enums.menu_type.screen": "頁面",
  "enums.menu_type.action": "操作",
} satisfies WordTable;
