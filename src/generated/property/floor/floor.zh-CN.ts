// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "floor.name": "楼层",
  "floor.plural": "楼层",
  "floor.fields.id": "编号",
  "floor.fields.name": "楼层名称",
  "floor.fields.number": "楼层号",
  "floor.fields.building_id": "所属楼栋",
  "floor.fields.remark": "备注",
  "floor.fields.gmt_create": "创建时间",
} satisfies WordTable;
