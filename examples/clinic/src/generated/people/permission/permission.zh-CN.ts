// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "permission.name": "权限",
  "permission.plural": "权限",
  "permission.fields.permission_no": "权限编号",
  "permission.fields.permission_name": "英文名称",
  "permission.fields.permission_name_zh": "中文名称",
  "permission.fields.permission_key": "标识",
  "permission.help.permission_key": "对应页面或操作的标识，例如 upkeep.jobs.accept",
  "permission.fields.below": "上级权限",
  "permission.fields.tier": "层级",
  "permission.fields.glyph": "图标",
  "permission.fields.position": "排序",
  "enums.permission_tier.section": "目录",
  "enums.permission_tier.screen": "页面",
  "enums.permission_tier.action": "操作",
} satisfies WordTable;
