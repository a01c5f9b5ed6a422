// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "floor.name": ["Floor", "楼层", "樓層"],
  "floor.plural": ["Floors", "楼层", "樓層"],
  "floor.fields.id": ["ID", "编号", "編號"],
  "floor.fields.name": ["Name", "楼层名称", "樓層名稱"],
  "floor.fields.number": ["Floor number", "楼层号", "樓層號"],
  "floor.fields.building_id": ["Building", "所属楼栋", "所屬樓棟"],
  "floor.fields.remark": ["Remark", "备注", "備註"],
  "floor.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
