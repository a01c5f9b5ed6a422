// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "permission.name": "權限",
  "permission.plural": "權限",
  "permission.fields.permission_no": "權限編號",
  "permission.fields.permission_name": "英文名稱",
  "permission.fields.permission_name_zh": "中文名稱",
  "permission.fields.permission_key": "標識",
  "permission.help.permission_key": "對應頁面或操作的標識，例如 upkeep.jobs.accept",
  "permission.fields.below": "上級權限",
  "permission.fields.tier": "層級",
  "permission.fields.glyph": "圖示",
  "permission.fields.position": "排序",
  "enums.permission_tier.section": "目錄",
  "enums.permission_tier.screen": "頁面",
  "enums.permission_tier.action": "操作",
} satisfies WordTable;
