// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "building.name": ["Building", "楼栋", "樓棟"],
  "building.plural": ["Buildings", "楼栋", "樓棟"],
  "building.fields.id": ["ID", "编号", "編號"],
  "building.fields.name": ["Name", "楼栋名称", "樓棟名稱"],
  "building.fields.community_id": ["Community", "所属小区", "所屬社區"],
  "building.fields.type": ["Type", "楼栋类型", "樓棟類型"],
  "building.fields.floors": ["Number of floors", "楼层数", "樓層數"],
  "building.fields.sort": ["Sort order", "排序", "排序"],
  "building.fields.remark": ["Remark", "备注", "備註"],
  "building.fields.gmt_create": ["Created", "创建时间", "建立時間"],
} satisfies Translations;
