// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "ward.name": "病区",
  "ward.plural": "病区",
  "ward.fields.ward_no": "病区编号",
  "ward.fields.ward_name": "英文名称",
  "ward.fields.ward_name_zh": "中文名称",
  "ward.fields.ward_kind": "类别",
  "ward.fields.lies_in": "上级",
  "ward.fields.beds": "床位数",
  "ward.fields.head_nurse": "护士长",
  "ward.fields.extension": "内线电话",
  "ward.fields.quiet_hours": "静默时段",
  "ward.help.quiet_hours": "此时段内不安排计划性维护",
  "ward.fields.rank": "排序",
  "ward.groups.ward": "病区信息",
  "ward.groups.reach": "联系",
  "ward.groups.record": "记录信息",
  "enums.ward_kind.campus": "院区",
  "enums.ward_kind.building": "楼宇",
  "enums.ward_kind.department": "科室",
  "enums.ward_kind.ward": "病区",
  "enums.ward_kind.theatre": "手术室",
  "enums.ward_kind.laboratory": "实验室",
} satisfies WordTable;
