// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "floor.name": "樓層",
  "floor.plural": "樓層",
  "floor.fields.id": "編號",
  "floor.fields.name": "樓層名稱",
  "floor.fields.number": "樓層號",
  "floor.fields.building_id": "所屬樓棟",
  "floor.fields.remark": "備註",
  "floor.fields.gmt_create": "建立時間",
} satisfies WordTable;
