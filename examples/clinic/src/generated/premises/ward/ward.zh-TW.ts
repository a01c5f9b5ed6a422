// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "ward.name": "病區",
  "ward.plural": "病區",
  "ward.fields.ward_no": "病區編號",
  "ward.fields.ward_name": "英文名稱",
  "ward.fields.ward_name_zh": "中文名稱",
  "ward.fields.ward_kind": "類別",
  "ward.fields.lies_in": "上級",
  "ward.fields.beds": "床位數",
  "ward.fields.head_nurse": "護士長",
  "ward.fields.extension": "內線電話",
  "ward.fields.quiet_hours": "靜默時段",
  "ward.help.quiet_hours": "此時段內不安排計劃性維護",
  "ward.fields.rank": "排序",
  "ward.groups.ward": "病區資訊",
  "ward.groups.reach": "聯絡",
  "ward.groups.record": "記錄資訊",
  "enums.ward_kind.campus": "院區",
  "enums.ward_kind.building": "樓宇",
  "enums.ward_kind.department": "科室",
  "enums.ward_kind.ward": "病區",
  "enums.ward_kind.theatre": "手術室",
  "enums.ward_kind.laboratory": "實驗室",
} satisfies WordTable;
