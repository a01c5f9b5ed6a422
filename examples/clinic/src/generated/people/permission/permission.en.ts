// Generated from resources/people/permission.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "permission.name": "Permission",
  "permission.plural": "Permissions",
  "permission.fields.permission_no": "Permission number",
  "permission.fields.permission_name": "English name",
  "permission.fields.permission_name_zh": "Chinese name",
  "permission.fields.permission_key": "Key",
  "permission.help.permission_key": "Names the screen or action it grants, such as upkeep.jobs.accept",
  "permission.fields.below": "Below",
  "permission.fields.tier": "Tier",
  "permission.fields.glyph": "Icon",
  "permission.fields.position": "Order",
  "enums.permission_tier.section": "Section",
  "enums.permission_tier.screen": "Screen",
  "enums.permission_tier.action": "Action",
} satisfies WordTable;
