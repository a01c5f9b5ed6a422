// Generated from resources/people/pass.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "pass.name": "通行证",
  "pass.plural": "通行证",
  "pass.fields.shown_once": "通行证",
  "pass.help.shown_once": "仅显示这一次，平台不保存原文",
  "pass.fields.pass_no": "通行证编号",
  "pass.fields.called": "名称",
  "pass.fields.begins": "开头",
  "pass.fields.acts_as": "代表",
  "pass.help.acts_as": "留空则代表您本人",
  "pass.fields.allows": "允许范围",
  "pass.fields.per_minute": "每分钟调用上限",
  "pass.fields.standing": "状态",
  "pass.fields.lasts_until": "有效期至",
  "pass.help.lasts_until": "留空表示长期有效",
  "pass.fields.last_use": "最近使用",
  "pass.fields.last_place": "最近使用地址",
  "pass.fields.made_at": "创建时间",
  "enums.standing.active": "在岗",
  "enums.standing.suspended": "停职",
} satisfies WordTable;
