// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "place.name": ["Place", "地点", "地點"],
  "place.plural": ["Places", "地点", "地點"],
  "place.fields.why_closed": ["Reason", "原因", "原因"],
  "place.fields.place_no": ["ID", "编号", "編號"],
  "place.fields.title": ["Title", "标题", "標題"],
  "place.fields.part_of": ["Part of", "上级", "上級"],
  "place.fields.doors": ["Doors", "门", "門"],
  "place.fields.doors.door_name": ["Name", "名称", "名稱"],
  "place.actions.close": ["Close", "关闭", "關閉"],
} satisfies Translations;
