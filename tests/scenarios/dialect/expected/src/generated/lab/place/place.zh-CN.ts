// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "place.name": "地点",
  "place.plural": "地点",
  "place.fields.why_closed": "原因",
  "place.fields.place_no": "编号",
  "place.fields.title": "标题",
  "place.fields.part_of": "上级",
  "place.fields.doors": "门",
  "place.fields.doors.door_name": "名称",
  "place.actions.close": "关闭",
} satisfies WordTable;
