// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "ward.name": ["Ward", "病区", "病區"],
  "ward.plural": ["Wards", "病区", "病區"],
  "ward.fields.ward_no": ["Ward number", "病区编号", "病區編號"],
  "ward.fields.ward_name": ["English name", "英文名称", "英文名稱"],
  "ward.fields.ward_name_zh": ["Chinese name", "中文名称", "中文名稱"],
  "ward.fields.ward_kind": ["Kind", "类别", "類別"],
  "ward.fields.lies_in": ["Part of", "上级", "上級"],
  "ward.fields.beds": ["Beds", "床位数", "床位數"],
  "ward.fields.head_nurse": ["Head nurse", "护士长", "護士長"],
  "ward.fields.extension": ["Extension", "内线电话", "內線電話"],
  "ward.fields.quiet_hours": ["Quiet hours", "静默时段", "靜默時段"],
  "ward.help.quiet_hours": [
    "No planned work on equipment in these hours",
    "此时段内不安排计划性维护",
    "此時段內不安排計劃性維護",
  ],
  "ward.fields.rank": ["Order", "排序", "排序"],
  "ward.groups.ward": ["Ward", "病区信息", "病區資訊"],
  "ward.groups.reach": ["Contact", "联系", "聯絡"],
  "ward.groups.record": ["Record", "记录信息", "記錄資訊"],
} satisfies Translations;
