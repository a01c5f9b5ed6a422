// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "permission.name": ["Permission", "权限", "權限"],
  "permission.plural": ["Permissions", "权限", "權限"],
  "permission.fields.permission_no": ["Permission number", "权限编号", "權限編號"],
  "permission.fields.permission_name": ["English name", "英文名称", "英文名稱"],
  "permission.fields.permission_name_zh": ["Chinese name", "中文名称", "中文名稱"],
  "permission.fields.permission_key": ["Key", "标识", "標識"],
  "permission.help.permission_key": [
    "Names the screen or action it grants, such as upkeep.jobs.accept",
    "对应页面或操作的标识，例如 upkeep.jobs.accept",
    "對應頁面或操作的標識，例如 upkeep.jobs.accept",
  ],
  "permission.fields.below": ["Below", "上级权限", "上級權限"],
  "permission.fields.tier": ["Tier", "层级", "層級"],
  "permission.fields.glyph": ["Icon", "图标", "圖示"],
  "permission.fields.position": ["Order", "排序", "排序"],
} satisfies Translations;
