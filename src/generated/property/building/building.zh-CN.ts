// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "building.name": "楼栋",
  "building.plural": "楼栋",
  "building.fields.id": "编号",
  "building.fields.name": "楼栋名称",
  "building.fields.community_id": "所属小区",
  "building.fields.type": "楼栋类型",
  "building.fields.floors": "楼层数",
  "building.fields.sort": "排序",
  "building.fields.remark": "备注",
  "building.fields.gmt_create": "创建时间",
  "enums.building_type.1": "高层",
  "enums.building_type.2": "多层",
  "enums.building_type.3": "别墅",
} satisfies WordTable;
