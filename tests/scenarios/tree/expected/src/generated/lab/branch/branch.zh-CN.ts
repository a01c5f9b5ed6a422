// Generated from resources/lab/branch.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "branch.name": "分支",
  "branch.plural": "分支",
  "branch.fields.branch_id": "编号",
  "branch.fields.branch_name": "名称",
  "branch.fields.branch_parent_id": "上级",
  "branch.fields.sort": "排序",
  "branch.fields.latitude": "纬度",
  "branch.fields.longitude": "经度",
  "branch.fields.place": "位置",
} satisfies WordTable;
