// Generated from resources/lab/branch.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "branch.name": ["Branch", "分支", "分支"],
  "branch.plural": ["Branches", "分支", "分支"],
  "branch.fields.branch_id": ["ID", "编号", "編號"],
  "branch.fields.branch_name": ["Name", "名称", "名稱"],
  "branch.fields.branch_parent_id": ["Parent", "上级", "上級"],
  "branch.fields.sort": ["Order", "排序", "排序"],
  "branch.fields.latitude": ["Latitude", "纬度", "緯度"],
  "branch.fields.longitude": ["Longitude", "经度", "經度"],
  "branch.fields.place": ["Place", "位置", "位置"],
} satisfies Translations;
