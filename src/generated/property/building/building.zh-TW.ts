// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "building.name": "樓棟",
  "building.plural": "樓棟",
  "building.fields.id": "編號",
  "building.fields.name": "樓棟名稱",
  "building.fields.community_id": "所屬社區",
  "building.fields.type": "樓棟類型",
  "building.fields.floors": "樓層數",
  "building.fields.sort": "排序",
  "building.fields.remark": "備註",
  "building.fields.gmt_create": "建立時間",
  "enums.building_type.1": "高層",
  "enums.building_type.2": "多層",
  "enums.building_type.3": "別墅",
} satisfies WordTable;
