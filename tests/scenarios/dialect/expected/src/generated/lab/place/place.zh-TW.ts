// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "place.name": "地點",
  "place.plural": "地點",
  "place.fields.why_closed": "原因",
  "place.fields.place_no": "編號",
  "place.fields.title": "標題",
  "place.fields.part_of": "上級",
  "place.fields.doors": "門",
  "place.fields.doors.door_name": "名稱",
  "place.actions.close": "關閉",
} satisfies WordTable;
