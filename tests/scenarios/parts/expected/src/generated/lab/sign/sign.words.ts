// Generated from resources/lab/sign.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "sign.name": ["Sign", "标牌", "標牌"],
  "sign.plural": ["Signs", "标牌", "標牌"],
  "sign.fields.id": ["ID", "编号", "編號"],
  "sign.fields.name": ["Name", "名称", "名稱"],
  "sign.fields.place": ["Place", "位置", "位置"],
  "sign.fields.state": ["State", "状态", "狀態"],
  "sign.fields.above": ["Above", "上方标牌", "上方標牌"],
} satisfies Translations;
