// Generated from resources/people/pass.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "pass.name": "通行證",
  "pass.plural": "通行證",
  "pass.fields.shown_once": "通行證",
  "pass.help.shown_once": "僅顯示這一次，平台不儲存原文",
  "pass.fields.pass_no": "通行證編號",
  "pass.fields.called": "名稱",
  "pass.fields.begins": "開頭",
  "pass.fields.acts_as": "代表",
  "pass.help.acts_as": "留空則代表您本人",
  "pass.fields.allows": "允許範圍",
  "pass.fields.per_minute": "每分鐘呼叫上限",
  "pass.fields.standing": "狀態",
  "pass.fields.lasts_until": "有效期至",
  "pass.help.lasts_until": "留空表示長期有效",
  "pass.fields.last_use": "最近使用",
  "pass.fields.last_place": "最近使用地址",
  "pass.fields.made_at": "建立時間",
  "enums.standing.active": "在崗",
  "enums.standing.suspended": "停職",
} satisfies WordTable;
